import { expect, test } from "vitest";
import {
  guardValues,
  isAboutQuality,
  isRepairCount,
  readEvidence,
} from "../../src/measure/guard-evidence.ts";

const row = {
  run_id: "r1",
  guard: "quality",
  value: 1,
  source: "panel",
  judged_by: "two people",
  at: "2026-09-12T00:00:00Z",
};
const lines = (...rows: readonly object[]): string => rows.map((one) => `${JSON.stringify(one)}\n`).join("");
const file = (text: string) => ({ name: "q.jsonl", text, why: "" });

test("evidence is read line by line; a line that is none is counted with its place and its field", () => {
  const text = `${lines(row)}\nno json\n${lines({ ...row, at: "2026-09-12" }, { ...row, value: "1" })}`;
  const found = readEvidence(file(text));
  expect(found.rows).toEqual([row]);
  expect(found.problems).toEqual(["q.jsonl: 3 lines are no evidence, the first at line 3."]);
  expect(readEvidence(file(lines({ ...row, judged_by: " " }))).problems).toEqual([
    "q.jsonl: 1 lines are no evidence, the first at line 1 (judged_by).",
  ]);
  expect(readEvidence({ name: "q.jsonl", text: null, why: "q.jsonl: There is no such file." })).toEqual({
    rows: [],
    problems: ["q.jsonl: There is no such file."],
  });
});

test("a dispatch that was judged in two ways has no value, one that was judged twice alike has it", () => {
  const { rows } = readEvidence(
    file(
      lines(
        row,
        row,
        { ...row, run_id: "r2" },
        { ...row, run_id: "r2", value: 0 },
        { ...row, run_id: "r3", value: null },
      ),
    ),
  );
  const { values, conflicts } = guardValues(rows, "quality");
  expect([...values]).toEqual([
    ["r1", 1],
    ["r2", null],
    ["r3", null],
  ]);
  expect(conflicts).toEqual(["r2"]);
  expect(guardValues(rows, "speed").values.size).toBe(0);
});

test("names that count repairs are told from names of judgements", () => {
  for (const name of ["fix_cycles", "Fix cycles", "repair count", "repairs", "retries"])
    expect(isRepairCount(name)).toBe(true);
  for (const name of ["review_pass", "repair quality", "prefix_cycles", "panel of two"])
    expect(isRepairCount(name)).toBe(false);
  expect([isAboutQuality("Review quality"), isAboutQuality("elapsed time")]).toEqual([true, false]);
});

test("a row under another spelling of the guard's name leaves its dispatch unjudged, not judged by the others", () => {
  const spelt = (guard: string) =>
    guardValues(
      [
        { ...row, guard: "review score" },
        { ...row, guard, value: 0 },
      ],
      "review score",
    );
  for (const guard of ["review score ", "Review Score", "review_score", "review  score"])
    expect([guard, spelt(guard).values.get("r1"), spelt(guard).conflicts]).toEqual([guard, null, ["r1"]]);
  for (const guard of ["review scores", "reviewscore", "score", "speed"])
    expect([guard, spelt(guard).values.get("r1"), spelt(guard).conflicts]).toEqual([guard, 1, []]);
});
