// Times what a guest waits for: from the press of a pointer that sends an action to the frame in which the house's answer
// is drawn. `__waits` are milliseconds, one for each action.
(() => {
  const Real = window.WebSocket;
  const drawn = new MessageChannel(); // its message comes after the frame was painted
  let pressed = 0;
  let sent = null;
  window.__waits = [];
  window.__lines = [];
  addEventListener("pointerdown", (event) => (pressed = event.timeStamp), true);
  drawn.port1.onmessage = (event) => window.__waits.push(performance.now() - event.data);
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (sent === null || message.type !== "update" || message.version <= sent.version) return;
        const begin = sent.pressed;
        sent = null;
        requestAnimationFrame(() => drawn.port2.postMessage(begin));
      });
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === "act") {
        sent = { pressed, version: message.version };
        window.__lines.push(message.action);
      }
      super.send(text);
    }
  };
})();
