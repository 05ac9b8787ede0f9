import { expect, test } from "vitest";
import { claimJson, claimLines, type TestedClaim } from "../../src/cli/claim-text.ts";
import { claimAnswer } from "../../src/measure/claim-answer.ts";
import { measureOf } from "../../src/measure/claim-measure.ts";
import type { ClaimReading } from "../../src/measure/claim-reading.ts";
import { claimWorth } from "../../src/measure/claim-worth.ts";
import { claimOf, readingOf } from "../measure/claim-logs.ts";
import { claimJsonShapes } from "./commands/claim-json-shapes.ts";

function tested(
  changes: Readonly<Record<string, unknown>> = {},
  readingChanges: Partial<ClaimReading> = {},
): TestedClaim {
  const [claim, reading] = [claimOf(changes), readingOf(readingChanges)];
  return {
    ...{ file: "claim.yaml", claim, reading },
    ...{ worth: claimWorth(claim, reading), answer: claimAnswer(claim, reading) },
  };
}

function line(of: TestedClaim, label: string): string | undefined {
  return claimLines(of)
    .find((one) => one.startsWith(label))
    ?.slice(11);
}

test("who says what, how far it reaches by which counts, the amounts and the answer are there", () => {
  const leftOut = [{ reason: "incomplete", sessions: 2 }] as const;
  const bill = { tokens: 1234567, tokenSessions: 1, costUsd: 0.5, costSessions: 2 };
  expect(claimLines(tested({}, { chosen: 22, leftOut, bill }))).toEqual([
    "Claim      A filter takes 60 % off what tools show.",
    "Says       a leaflet",
    "Number     a fall of 60 % of the characters of tool results",
    "Mechanism  what the results of Bash show the model",
    "Evidence   estimate: nobody has measured it",
    "Tested on  20 of 22 sessions; left out: 2 with lines that could not be read or told apart",
    "Reachable  at most 18 %: 180 of 1,000 characters, in 4 of 9 results",
    "It claims  600 of 1,000 characters in 20 sessions",
    "The bill   unknown; billed: 1,234,567 tokens in 1 session, 0.5 USD in 2 sessions",
    "Answer     falsified by ceiling",
    "           At most 18 % can be reached; what is published as 60 % is at least 59.5 %.",
  ]);
});

test("what is unknown is called so, and a claim that cannot be tested has its reason", () => {
  const none = tested({ denominator: "session_tokens" }, { figures: null, used: 3, chosen: 3 });
  expect(line(none, "Reachable")).toBe("unknown");
  expect(line(none, "It claims")).toBe("unknown");
  expect(line(none, "The bill")).toBe("unknown; nothing of these sessions is known as billed");
  expect(line(none, "Answer")).toBe("not testable: too little data");
});

test("a part of the bill holds only if the claim does", () => {
  const bill = { tokens: 0, tokenSessions: 0, costUsd: 2.5, costSessions: 3 };
  expect(line(tested({ denominator: "bill" }, { bill }), "The bill")).toBe(
    "1.5 of 2.5 USD in 3 sessions, if the claim holds; billed: 2.5 USD in 3 sessions",
  );
});

test("a reach that is only a lower bound is not called a ceiling", () => {
  const changes = { mechanism: { reaches: "repasted_prompt_lines" }, denominator: "prompt_bytes" };
  const { mechanism, denominator } = claimOf(changes);
  const prompts = tested(changes, { measure: measureOf(mechanism, denominator) });
  expect(line(prompts, "Reachable")).toBe("at least 18 %: 180 of 1,000 bytes, in 4 of 9 prompts");
});

test("numbers that are no part are named with what they are counted per, and have no line of amounts", () => {
  const spent = { kind: "amount", value: 73, unit: "characters", effect: "spent" };
  const cost = tested({ number: spent, denominator: "touched_calls" });
  expect(line(cost, "Number")).toBe("73 characters spent per touched call");
  expect(line(cost, "It claims")).toBe(undefined);
  const cut = tested({ mechanism: { reaches: "results", tools: "all", beyond_chars: 10000 } });
  expect(line(cut, "Mechanism")).toBe(
    "what the results of all tools show the model behind the first 10,000 characters of each",
  );
});

test("the JSON has the same figures and null where nothing is known", () => {
  const parse = (of: TestedClaim) => claimJsonShapes["detent.claim/1"].parse(claimJson(of));
  expect(parse(tested())).toMatchObject({
    reachable: { share: 0.18, bound: "at most", reached: 180, whole: 1000 },
    own: { claimed: 600 },
    bill: { claimed: null, tokens: 0 },
    answer: { kind: "falsified by ceiling", why: null },
  });
  expect(parse(tested({}, { figures: null, used: 1 }))).toMatchObject({
    ...{ reachable: null, own: null },
    answer: { kind: "not testable", why: "too little data" },
  });
});
