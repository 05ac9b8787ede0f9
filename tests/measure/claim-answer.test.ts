import fc from "fast-check";
import { expect, test } from "vitest";
import { claimAnswer, figureText, findCeiling } from "../../src/measure/claim-answer.ts";
import { measureOf } from "../../src/measure/claim-measure.ts";
import type { ClaimReading, ReachedFigures } from "../../src/measure/claim-reading.ts";
import { claimOf, readingOf } from "./claim-logs.ts";

function answer(changes: Readonly<Record<string, unknown>>, reading: Partial<ClaimReading> = {}): string {
  const { kind, ...rest } = claimAnswer(claimOf(changes), readingOf(reading));
  return "why" in rest ? `${kind}: ${rest.why}` : kind;
}

const fall = (value: number) => ({ number: { kind: "fall", value, unit: "percent" } });

function figuresOf(changes: Partial<ReachedFigures>): { readonly figures: ReachedFigures } {
  const { figures } = readingOf();
  if (figures === null) throw new Error("The reading has no figures.");
  return { figures: { ...figures, ...changes } };
}

test("a claim just above the ceiling is falsified, one at it or just below is not", () => {
  // 180 of 1,000 is 18 %; 18.5 may have been 18.45, 18.1 may have been 18.05, and 18 may have been 17.5.
  expect(answer(fall(18.5))).toBe("falsified by ceiling");
  expect(answer(fall(18.1))).toBe("falsified by ceiling");
  expect(answer(fall(18.05))).toBe("falsified by ceiling");
  expect(answer(fall(18))).toBe("not falsified");
  expect(answer(fall(17.9))).toBe("not falsified");
  expect(answer(fall(19))).toBe("falsified by ceiling");
  expect(answer(fall(60))).toBe("falsified by ceiling");
});

test("what rounds to the ceiling is not falsified: 18.5 % as a whole number of per cent", () => {
  // 184 of 1,000 is 18.4 %: 18.4 itself, and 19 which may have been 18.5; 185 reaches it.
  expect(answer(fall(19), figuresOf({ reached: 184 }))).toBe("falsified by ceiling");
  expect(answer(fall(19), figuresOf({ reached: 185 }))).toBe("not falsified");
});

test("why it is falsified is said with both figures, rounded apart", () => {
  expect(claimAnswer(claimOf(fall(60)), readingOf()).detail).toBe(
    "At most 18 % can be reached; what is published as 60 % is at least 59.5 %.",
  );
  expect(figureText(18.0001, "up")).toBe("18.01");
  expect(figureText(18.0099, "down")).toBe("18");
  expect(figureText(20.25, "up")).toBe("20.25");
});

test("sessions that were made for a corpus test nothing, whatever is claimed", () => {
  const leftOut = [
    { reason: "made", sessions: 19 },
    { reason: "without id", sessions: 1 },
  ] as const;
  const made = { chosen: 20, used: 0, figures: null, leftOut };
  expect(answer(fall(60), made)).toBe("not testable: synthetic corpus");
  expect(answer({ number: { kind: "time", value: 60, unit: "ms" }, denominator: "hook_runs" }, made)).toBe(
    "not testable: synthetic corpus",
  );
  expect(answer(fall(60), { ...made, chosen: 21 })).toBe("not testable: too little data");
  expect(answer(fall(60), { chosen: 0, used: 0, figures: null })).toBe("not testable: too little data");
});

test("a time, a cost and a mechanism without a trace are in no log", () => {
  const spent = { kind: "amount", value: 73, unit: "characters", effect: "spent" };
  const time = claimAnswer(
    claimOf({ number: { kind: "time", value: 60, unit: "ms" }, denominator: "hook_runs" }),
    readingOf(),
  );
  expect(time).toMatchObject({ kind: "not testable", why: "no log shows it" });
  expect(time.detail).toContain("`detent doctor`");
  expect(answer({ number: spent, denominator: "touched_calls" })).toBe("not testable: no log shows it");
  expect(answer({ mechanism: { reaches: "hook_runs" } })).toBe("not testable: no log shows it");
  expect(answer({ number: { kind: "count", value: 30, unit: "denials" }, denominator: "not_stated" })).toBe(
    "not testable: denominator not stated",
  );
});

test("what no log could falsify is not called unfalsified", () => {
  expect(answer({ denominator: "touched_calls" })).toBe("not testable: no ceiling");
  expect(answer({ mechanism: { reaches: "results", tools: "all" } })).toBe("not testable: no ceiling");
  expect(answer({ mechanism: { reaches: "prompts" }, denominator: "prompt_bytes" })).toBe(
    "not testable: no ceiling",
  );
  expect(answer({ mechanism: { reaches: "results", tools: "all", beyond_chars: 9 } })).toBe(
    "falsified by ceiling",
  );
});

test("14 sessions are too few and 15 are enough; what a replay would add is said", () => {
  expect(answer(fall(60), { used: 14, chosen: 14 })).toBe("not testable: too little data");
  expect(answer(fall(60), { used: 15, chosen: 15 })).toBe("falsified by ceiling");
  const leftOut = [{ reason: "not replayed", sessions: 6 }] as const;
  expect(claimAnswer(claimOf(), readingOf({ used: 14, leftOut })).detail).toBe(
    "14 sessions can be used, 15 are needed. 6 were not replayed: `detent replay --record` reads them.",
  );
});

test("four of five sessions and four fifths of their text must be whole", () => {
  const incomplete = (sessions: number) => ({ leftOut: [{ reason: "incomplete", sessions }] as const });
  expect(answer(fall(60), incomplete(5))).toBe("falsified by ceiling");
  expect(answer(fall(60), incomplete(6))).toBe("not testable: incomplete data");
  expect(answer(fall(60), figuresOf({ wholeLeftOut: 250 }))).toBe("falsified by ceiling");
  expect(answer(fall(60), figuresOf({ wholeLeftOut: 251 }))).toBe("not testable: incomplete data");
  expect(claimAnswer(claimOf(), readingOf(figuresOf({ wholeLeftOut: 251 }))).detail).toBe(
    "Only 79 % of the text has figures in full, 80 % is needed. Name sessions that are whole.",
  );
  expect(answer(fall(60), { leftOut: [{ reason: "without any", sessions: 60 }] })).toBe(
    "falsified by ceiling",
  );
});

test("characters are converted into nothing else, and no rows at all are nothing in every unit", () => {
  const none = { reached: 0, reachedRows: 0 };
  for (const denominator of ["session_tokens", "bill", "model_output"]) {
    expect(answer({ denominator })).toBe("not testable: no conversion");
    expect(answer({ denominator }, figuresOf(none))).toBe("falsified by ceiling");
    // An image has no characters.
    expect(answer({ denominator }, figuresOf({ ...none, reachedRows: 1 }))).toBe(
      "not testable: no conversion",
    );
  }
});

test("less than claimed is no ceiling where a log cannot show all that is reached", () => {
  const changes = { mechanism: { reaches: "repasted_prompt_lines" }, denominator: "prompt_bytes" };
  const { mechanism, denominator } = claimOf(changes);
  const prompts = { measure: measureOf(mechanism, denominator) };
  expect(answer({ ...changes, ...fall(19) }, prompts)).toBe("not testable: no ceiling");
  expect(answer({ ...changes, ...fall(18) }, prompts)).toBe("not falsified");
});

test("an amount per call has the greatest call as its ceiling, one per session the mean", () => {
  const amount = (value: number, denominator: string) => {
    return { number: { kind: "amount", value, unit: "characters" }, denominator };
  };
  expect(answer(amount(90, "touched_calls"))).toBe("not falsified");
  expect(answer(amount(91, "touched_calls"))).toBe("falsified by ceiling");
  // 180 characters in 20 sessions are 9 in each; 9 may be 8.5, 10 may be 9.5.
  expect(answer(amount(9, "sessions"))).toBe("not falsified");
  expect(answer(amount(10, "sessions"))).toBe("falsified by ceiling");
  expect(answer({ number: { kind: "amount", value: 5, unit: "tokens" }, denominator: "sessions" })).toBe(
    "not testable: no conversion",
  );
});

test("denials have the calls that could be denied as their ceiling", () => {
  const changes = {
    number: { kind: "count", value: 2, unit: "denials" },
    denominator: "sessions",
    mechanism: { reaches: "calls", tools: ["WebFetch"] },
  };
  const { mechanism, denominator } = claimOf(changes);
  const calls = { measure: measureOf(mechanism, denominator) };
  // 2 may have been 1.5 per session; 30 of 20 sessions are that.
  expect(answer(changes, { ...calls, ...figuresOf({ reached: 30 }) })).toBe("not falsified");
  expect(answer(changes, { ...calls, ...figuresOf({ reached: 29 }) })).toBe("falsified by ceiling");
  expect(findCeiling(claimOf(changes), readingOf())).toBe(null);
});

test("no share that is reached in full is ever falsified", () => {
  const drawn = fc.record({
    whole: fc.integer({ min: 1, max: 1_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(drawn, ({ whole, part }) => {
      const reached = Math.ceil(whole * part);
      const share = (reached / whole) * 100;
      if (share === 0) return;
      expect(answer(fall(share), figuresOf({ reached, whole }))).toBe("not falsified");
    }),
  );
});
