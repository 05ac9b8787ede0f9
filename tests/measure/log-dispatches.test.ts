import { expect, test } from "vitest";
import {
  cohortOf,
  pathBelow,
  readCohortPattern,
  storeLogDispatches,
} from "../../src/measure/log-dispatches.ts";
import { answerLine } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test("the path of a log is below the deepest folder that was named", () => {
  expect(pathBelow("/a/b/c.jsonl", ["/a", "/a/b", "/a/bb"])).toBe("c.jsonl");
  expect(pathBelow("/a/b/c.jsonl", ["/a/"])).toBe("b/c.jsonl");
  expect(pathBelow("/a/b/c.jsonl", ["/a/b/c.jsonl"])).toBe("c.jsonl");
});

test("a cohort is what the group finds, and nothing where it finds nothing", () => {
  const pattern = readCohortPattern("^(?<cohort>[A-Z]*)/");
  expect(cohortOf("BE/one.jsonl", pattern)).toBe("BE");
  expect(cohortOf("/one.jsonl", pattern)).toBeNull();
  expect(cohortOf("one.jsonl", pattern)).toBeNull();
});

test.each([
  ["(", /'\(' is no regular expression/],
  ["^[^/]+/", /has no group named cohort/],
])("the pattern %s is refused", (text, message) => {
  expect(() => readCohortPattern(text)).toThrow(message);
});

test("a log that was not among the paths becomes no dispatch", async () => {
  const logs = {
    "BE/a.jsonl": answerLine("s", "m1", "10:00:00", "x"),
    "BE/b.jsonl": answerLine("t", "m2", "10:00:00", "x"),
  };
  await withLogs(logs, async (database, folder) => {
    const rule = { pattern: /^(?<cohort>\w+)\//, inputs: [folder] };
    expect(await storeLogDispatches(database, [`${folder}/BE/a.jsonl`], rule)).toBe(true);
    expect(await database.all("SELECT run_id, cohort FROM log_dispatches")).toEqual([
      { run_id: "BE/a.jsonl", cohort: "BE" },
    ]);
    expect(await storeLogDispatches(database, [], rule)).toBe(false);
  });
});
