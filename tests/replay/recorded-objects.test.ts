// JSON lines in memory: they replay as from a file, and every string in them can be changed.

import { expect, it } from "vitest";
import { objectWithStrings, plansOf, sessionOf, withStrings } from "../../src/replay/recorded-objects.ts";

it("lines are entries in their order, at the numbers they are given", () => {
  const object = { type: "user", message: { role: "user", content: "go" } };
  const read = sessionOf([{ line: 7, object }], "s.jsonl");
  expect(read.files[0]?.lines).toMatchObject([
    { kind: "entry", place: { file: "s.jsonl", line: 7 }, entry: { prompt: { text: "go" } } },
  ]);
  expect([read.physicalLines, read.unreadableLines]).toEqual([1, 0]);
});

it("plan records are found among others; what breaks the format is none", () => {
  const plan = { drain_log: 1, record: "plan", run_id: "r", step: "s", planned: 1, observed: 2 };
  const lines = [
    plan,
    { ...plan, step: "" },
    { drain_log: 1, record: "terminal", run_id: "r", reason: "x" },
    {},
  ];
  expect(plansOf(lines.map((object, at) => ({ line: at + 1, object })))).toMatchObject([
    { runId: "r", step: "s", planned: 1, observed: 2 },
  ]);
});

it("every string is changed, keys too, and each is told the key that it stands under", () => {
  const seen: string[] = [];
  const changed = withStrings({ a: ["x", { b: "y" }], n: 1, t: null }, (text, key, path) => {
    seen.push(`${text} ${key} ${path.join(".")}`);
    return text.toUpperCase();
  });
  expect(changed).toEqual({ A: ["X", { B: "Y" }], N: 1, T: null });
  expect(seen).toContain("x a a.0");
  expect(seen).toContain("y b a.1.b");
  expect(objectWithStrings({ a: undefined }, (text) => text)).toEqual({});
});
