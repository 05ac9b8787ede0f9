import { expect, test } from "vitest";
import { settleDispatchesSql } from "../../src/measure/settle-dispatches.ts";
import { settleDrainFactsSql } from "../../src/measure/settle-drain-facts.ts";
import { at, dispatch, record } from "./drain-lines.ts";
import { dumpDatabase, withLogs } from "./log-database.ts";

test("a phase that is written at its start and at its end is one phase", async () => {
  const drain =
    dispatch() +
    record("phase", { phase: "build", started_at: at("10:00:00") }) +
    record("phase", {
      phase: "build",
      started_at: at("10:00:00"),
      ended_at: at("10:01:30"),
      outcome: "passed",
    }) +
    record("phase", { phase: "build", started_at: at("10:05:00"), ended_at: at("10:05:10") }) +
    record("phase", { phase: "review", started_at: at("10:06:00") });
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const rows = await database.all(
      "SELECT phase, started_ms, ended_ms, outcome FROM phases ORDER BY started_ms",
    );
    // Ten o'clock is 1,767,261,600 s after 1970.
    expect(rows).toEqual([
      { phase: "build", started_ms: 1767261600000, ended_ms: 1767261690000, outcome: "passed" },
      { phase: "build", started_ms: 1767261900000, ended_ms: 1767261910000, outcome: null },
      { phase: "review", started_ms: 1767261960000, ended_ms: null, outcome: null },
    ]);
    // 90 s and 10 s; the review is open.
    expect(await database.all("SELECT phase_s, open_phases FROM dispatches")).toEqual([
      { phase_s: 100, open_phases: 1 },
    ]);
  });
});

test("ends that differ leave the end of a phase unknown", async () => {
  const phase = { phase: "build", started_at: at("10:00:00") };
  const drain =
    dispatch() +
    record("phase", { ...phase, ended_at: at("10:01:00") }) +
    record("phase", { ...phase, ended_at: at("10:02:00") });
  await withLogs({ "d.jsonl": drain }, async (database) => {
    expect(await database.all("SELECT ended_ms FROM phases")).toEqual([{ ended_ms: null }]);
  });
});

const push = { kind: "push", target: "ferry-7", tree: "t1", key: "k1", by: "command" };

test("the same kind on the same target is a duplicate under any key; another target or tree is none", async () => {
  const drain =
    dispatch() +
    record("effect", push) +
    record("effect", { ...push, key: "k2" }) + // duplicate: another key
    record("effect", { ...push, tree: "t2" }) + // another tree was pushed
    record("effect", { ...push, target: "ferry-8" }) +
    record("effect", { kind: "pr", target: "ferry-7", tree: "t1" }) +
    record("effect", { kind: "pr", target: "ferry-7", tree: "t2" }) + // duplicate: a second request for one branch
    record("effect", { kind: "merge", target: "ferry-7", outcome: "failed" }) +
    record("effect", { kind: "merge", target: "ferry-7" }) +
    record("effect", { kind: "merge", target: "ferry-7", outcome: "skipped" }) +
    record("effect", { kind: "deploy" }); // no target
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const rows = await database.all("SELECT line FROM effects WHERE is_duplicate ORDER BY line");
    expect(rows).toEqual([{ line: 3 }, { line: 7 }]);
    expect(await database.all("SELECT duplicate_effects, unnamed_effects FROM dispatches")).toEqual([
      { duplicate_effects: 2, unnamed_effects: 1 },
    ]);
  });
});

test("copies of a log add no effect; two equal records in one log are two", async () => {
  const drain = dispatch() + record("effect", push) + record("effect", push);
  const part = dispatch() + record("effect", push) + record("effect", { ...push, target: "ferry-9" });
  await withLogs({ "a.jsonl": drain, "b.jsonl": drain, "c.jsonl": part }, async (database) => {
    // ferry-7 twice, as log a has it, and ferry-9 once
    expect(await database.all("SELECT count(*) AS n FROM effects")).toEqual([{ n: 3 }]);
    expect(await database.all("SELECT duplicate_effects FROM dispatches")).toEqual([
      { duplicate_effects: 1 },
    ]);
  });
});

test.each<[string, string, number | null]>([
  ["no record and no count: unknown", "", null],
  ["a record", record("incident", { kind: "stale-lock" }), 1],
  ["a count of none", record("counts", { incidents: 0 }), 0],
  [
    "a count above the records",
    record("incident", { kind: "other" }) + record("counts", { incidents: 3 }),
    3,
  ],
  [
    "more records than the count",
    record("incident", { kind: "other" }) + record("counts", { incidents: 0 }),
    1,
  ],
  ["a record of another run in the same log", record("incident", { kind: "other", run_id: "q" }), 0],
])("incidents with %s", async (_what, lines, incidents) => {
  await withLogs({ "d.jsonl": dispatch() + lines }, async (database) => {
    expect(await database.all("SELECT incidents FROM dispatches")).toEqual([{ incidents }]);
  });
});

test("a drain that records no effect at all has an unknown number of duplicates", async () => {
  const other = dispatch() + record("effect", { ...push, run_id: "q" });
  await withLogs({ "d.jsonl": dispatch() }, async (database) => {
    expect(await database.all("SELECT duplicate_effects AS n FROM dispatches")).toEqual([{ n: null }]);
  });
  await withLogs({ "d.jsonl": other }, async (database) => {
    expect(await database.all("SELECT duplicate_effects AS n FROM dispatches")).toEqual([{ n: 0 }]);
  });
});

test("settling again changes nothing", async () => {
  const drain =
    dispatch() + record("effect", push) + record("incident", { kind: "other" }) + record("counts", {});
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const before = await dumpDatabase(database);
    await database.run(settleDispatchesSql);
    expect(await dumpDatabase(database)).toEqual(before);
    await database.run(settleDrainFactsSql);
    expect(await dumpDatabase(database)).toEqual(before);
  });
});
