import { expect, it } from "vitest";

import { initials, plain } from "./initials";

it("makes letters of names", () => {
  expect(["scallop", "green onion", "é", "", plain("sea_urchin_roe")].map(initials)).toEqual(["Sc", "GO", "É", "", "SU"]);
});
