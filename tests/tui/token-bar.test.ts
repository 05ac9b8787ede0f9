// Bars by hand: 600 read, 300 written, 10 in and 90 out are 1,000 tokens.

import { expect, test } from "vitest";
import { requestTokens, tokenBar } from "../../src/tui/token-bar.ts";
import { events } from "./sample-state.ts";

const requests = events.flatMap((event) => (event.kind === "request" ? [event] : []));
const [known, unknown] = requests;
if (known === undefined || unknown === undefined) throw new Error("The sample has two requests.");

test("parts are shares of the length, and the length is a share of the greatest", () => {
  // 6, 3, 0.1 and 0.9 of ten: the greatest remainder gets the tenth.
  expect(tokenBar(known, 1000, 10)).toBe("██████▓▓▓░");
  expect(tokenBar(known, 2000, 10)).toBe("███▓▓     ");
});

test("a bar is never longer than its room, and an unknown part leaves it unknown", () => {
  expect(tokenBar(known, 1, 10)).toHaveLength(10);
  expect([requestTokens(known), requestTokens(unknown)]).toEqual([1000, null]);
  expect(tokenBar(unknown, 1000, 10)).toBe("?         ");
});
