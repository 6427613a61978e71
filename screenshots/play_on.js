// Plays for the guest's own seats, taking what brings most at once, until a moment comes that is wanted: `is_wanted` gets
// an update that asks for a decision. Returns whether it came before the match was over.
(table, is_wanted) =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/play?version=0&previews=true`);
    let moves = 0;
    let sent = -1;
    const end = (came) => {
      socket.close();
      done(came);
    };
    const choose = (update) => {
      const plain = update.legal.filter((line) => !/^(pass|done|menu|chopsticks|card wasabi)\b/.test(line));
      const lines = plain.length ? plain : update.legal;
      const gains = update.previews.filter((one) => one.points > 0).sort((a, b) => b.points - a.points);
      return gains.find((one) => lines.includes(one.action))?.action ?? lines[Math.floor(Math.random() * lines.length)];
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "table" && message.state === "finished") end(false);
      else if (message.type === "update" && message.legal.length && message.version > sent) {
        if (is_wanted(message)) return end(true);
        sent = message.version;
        const id = `on-${++moves}-${Math.random()}`;
        const action = choose(message);
        socket.send(JSON.stringify({ type: "act", id, seat: message.seat, version: message.version, action }));
      }
    };
    socket.onerror = () => fail(new Error("the line is lost"));
  });
