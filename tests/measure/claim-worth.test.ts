import { expect, test } from "vitest";
import { claimWorth } from "../../src/measure/claim-worth.ts";
import { claimOf, readingOf } from "./claim-logs.ts";

const billed = readingOf({ bill: { tokens: 5000, tokenSessions: 4, costUsd: 2.5, costSessions: 3 } });
const nothing = { own: null, bill: null };

test("a part is so much of its denominator, and nothing of a bill that has no characters", () => {
  expect(claimWorth(claimOf(), billed)).toEqual({
    own: { claimed: 600, of: 1000, unit: "characters", bound: "exact", sessions: 20 },
    bill: null,
  });
});

test("a denominator that is a lower bound makes the amount one", () => {
  const { figures } = readingOf();
  const reading = readingOf({ figures: figures === null ? null : { ...figures, isWholeLowerBound: true } });
  expect(claimWorth(claimOf(), reading).own).toMatchObject({ claimed: 600, bound: "at least" });
});

test("touched calls hold at most what can be reached", () => {
  expect(claimWorth(claimOf({ denominator: "touched_calls" }), billed).own).toMatchObject({
    ...{ claimed: 108, of: 180, bound: "at most" },
  });
});

test("tokens and money are parts of what is billed, and unknown where nothing is", () => {
  const tokens = { claimed: 3000, of: 5000, unit: "tokens", bound: "exact", sessions: 4 };
  expect(claimWorth(claimOf({ denominator: "session_tokens" }), billed)).toEqual({
    own: tokens,
    bill: tokens,
  });
  expect(claimWorth(claimOf({ denominator: "bill" }), billed).bill).toMatchObject({
    ...{ claimed: 1.5, of: 2.5, unit: "USD", sessions: 3 },
  });
  expect(claimWorth(claimOf({ denominator: "bill" }), readingOf())).toEqual(nothing);
});

test("what is no part, what is not stated and what is counted in other things is unknown", () => {
  const amount = { kind: "amount", value: 73, unit: "characters" };
  expect(claimWorth(claimOf({ number: amount, denominator: "touched_calls" }), billed)).toEqual(nothing);
  expect(claimWorth(claimOf({ denominator: "not_stated" }), billed)).toEqual(nothing);
  expect(claimWorth(claimOf({ denominator: "model_output" }), billed)).toEqual(nothing);
  expect(claimWorth(claimOf(), readingOf({ figures: null }))).toEqual(nothing);
});
