// The pieces of both games as text; a script of its own.

const pieces = import.meta.glob<string>("../art/{cards,faces,ingredients,pieces}/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default pieces;
