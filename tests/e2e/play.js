// Plays anything that is legal until the match is over; passes, cards and tokens only if nothing else is left.
(table) =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play?version=0`);
    let moves = 0;
    const choose = (lines) => lines[Math.floor(Math.random() * lines.length)];
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "table" && message.state === "finished") {
        socket.close();
        done(moves);
      } else if (message.type === "refused" && !["old_version", "not_your_turn"].includes(message.code)) {
        fail(new Error(event.data));
      } else if (message.type === "update" && message.legal.length) {
        const plain = message.legal.filter((line) => !/^(pass|card|menu|chopsticks)\b/.test(line));
        const action = choose(plain.length ? plain : message.legal);
        const id = `play-${++moves}-${Math.random()}`;
        socket.send(JSON.stringify({ type: "act", id, seat: message.seat, version: message.version, action }));
      }
    };
    socket.onerror = () => fail(new Error("the line is lost"));
  });
