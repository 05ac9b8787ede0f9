// Colors by the conventions of the environment: https://no-color.org, FORCE_COLOR as node reads it, TERM=dumb.

import { expect, test } from "vitest";
import { canRedraw, hasColors } from "../../src/cli/has-colors.ts";

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ TERM: "dumb" }, true, false],
  [{ TERM: "xterm" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "true", TERM: "dumb" }, false, true],
  [{ FORCE_COLOR: "1", NO_COLOR: "1" }, true, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "" }, false, false],
])("%j on a terminal %s has colors %s", (env, isTty, expected) => {
  expect(hasColors(env, isTty)).toBe(expected);
});

test("only a dumb terminal cannot be redrawn", () => {
  expect(canRedraw({ TERM: "dumb" })).toBe(false);
  expect(canRedraw({ TERM: "xterm" })).toBe(true);
  expect(canRedraw({})).toBe(true);
});
