// What is left of server.js without a game server: every move is acknowledged at once, by a message as large as a real
// one, to both guests of the match. It shows how many moves the client can make and is no server to compare with.
//
//     node ceiling.js PORT     prints "ready PORT"; ends when its standard input does

'use strict';

const path = require('path');
// The WebSocket of boardgame.io's own transport.
const within = path.dirname(require.resolve('koa-socket-2/package.json'));
const { Server } = require(require.resolve('ws', { paths: [path.join(within, 'node_modules', 'engine.io')] }));

const EVENT = '42/tiles,';
const SQUARE = '{"square":"a1","tiles":[],"covered":false}';
const SEAT = '{"tiles":["avocado","crab","cucumber","eel"],"laid":0,"points":0}';
const GAME = `{"board":[${Array(42).fill(SQUARE)}],"seats":[${SEAT},${SEAT}],"more":"${'x'.repeat(600)}"}`;

const state = (number) => `{"G":${GAME},"ctx":{"currentPlayer":"${number % 2}"},"_stateID":${number}}`;
const matches = new Map(); // by name: the guests and the number of moves

function answer(socket, [type, ...args]) {
  if (type === 'sync') {
    const name = args[0];
    if (!matches.has(name)) matches.set(name, { guests: [], moves: 0 });
    const match = matches.get(name);
    if (args[1] !== null) match.guests.push(socket);
    socket.send(`${EVENT}["sync","${name}",{"state":${state(match.moves)},"log":[${Array(match.moves).fill(0)}]}]`);
  } else {
    const match = matches.get(args[2]);
    match.moves += 1;
    const update = `${EVENT}["update","${args[2]}",${state(match.moves)},[]]`;
    match.guests.forEach((guest) => guest.send(update));
  }
}

const server = new Server({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false }, () =>
  console.log(`ready ${server.address().port}`),
);
server.on('connection', (socket) => {
  socket.send('0{}');
  socket.on('message', (message) => {
    const text = String(message);
    if (text.startsWith(EVENT)) answer(socket, JSON.parse(text.slice(EVENT.length)));
    else if (text.startsWith('40')) socket.send('40/tiles,{}');
  });
});
process.stdin.on('end', () => process.exit(0)).resume();
