// boardgame.io's server with a small game, and nothing around it: its own transport, its own storage in memory.
//
// The game is as heavy as a match of Wasabi! for two: 42 squares, hands that only their owner sees, a hidden bag, every
// move checked. It never ends: a full board is cleared, so that one can measure as long as one likes.
//
//     NODE_ENV=production node server.js PORT     prints "ready PORT"; ends when its standard input does

'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const ROWS = 6;
const COLUMNS = 7;
const HAND = 4;
const COPIES = 6;
const SORTS = [
  'avocado', 'crab', 'cucumber', 'eel', 'maki', 'octopus',
  'rice', 'salmon', 'shrimp', 'snapper', 'squid', 'tempura', 'tuna',
];

function emptyBoard() {
  return Array.from({ length: ROWS * COLUMNS }, (_, i) => ({
    square: String.fromCharCode(97 + (i % COLUMNS)) + (1 + Math.floor(i / COLUMNS)),
    tiles: [],
    covered: false,
  }));
}

function fullBag(random) {
  return random.Shuffle(SORTS.flatMap((sort) => Array(COPIES).fill(sort)));
}

function setup({ ctx, random }) {
  const bag = fullBag(random);
  const hand = (seat) => bag.slice(seat * HAND, (seat + 1) * HAND);
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => ({ tiles: hand(seat), laid: 0, points: 0 }));
  return { rows: ROWS, columns: COLUMNS, board: emptyBoard(), bag, drawn: ctx.numPlayers * HAND, seats, laid: 0 };
}

// The tile at `slot` of the mover's hand goes to a free square; the next of the bag takes its slot. Little is touched,
// since what a move reads and writes of G goes through Immer's proxies, and that is most of what rules cost here.
function lay({ G, random, playerID }, slot, square) {
  if (!Number.isInteger(slot) || !Number.isInteger(square)) return INVALID_MOVE;
  const seat = G.seats[playerID];
  const place = G.board[square];
  if (seat === undefined || seat.tiles[slot] === undefined) return INVALID_MOVE;
  if (place === undefined || place.tiles.length > 0) return INVALID_MOVE;
  place.tiles = [seat.tiles[slot]];
  seat.laid += 1;
  seat.points += 1;
  G.laid += 1;
  if (G.laid === ROWS * COLUMNS) {
    G.board = emptyBoard();
    G.bag = fullBag(random);
    G.laid = G.drawn = 0;
  }
  seat.tiles[slot] = G.bag[G.drawn];
  G.drawn += 1;
}

// A guest sees its own hand, and how many tiles are in the others and in the bag.
function playerView({ G, playerID }) {
  const { bag, drawn, seats, ...open } = G;
  return {
    ...open,
    bag: bag.length - drawn,
    seats: seats.map((seat, i) => (String(i) === playerID ? seat : { ...seat, tiles: seat.tiles.length })),
  };
}

const game = {
  name: 'tiles',
  setup,
  moves: { lay },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
  disableUndo: true, // the rest is as boardgame.io has it; its `deltaState` makes it many times slower
};

const server = Server({ games: [game], origins: [] });
const { listen } = server.app;
server.app.listen = (port, ready) => listen.call(server.app, port, '127.0.0.1', ready);
server.run(Number(process.argv[2])).then(({ appServer }) => console.log(`ready ${appServer.address().port}`));
process.stdin.on('end', () => process.exit(0)).resume();
