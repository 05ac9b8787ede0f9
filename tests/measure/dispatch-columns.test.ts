import { expect, test } from "vitest";
import { readFlatColumns } from "../../src/measure/dispatch-columns.ts";
import { at, dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const runs = (profile: string, count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => {
    const run_id = `${profile}${index}`;
    const own = dispatch({
      run_id,
      profile,
      session_ids: [],
      slug: run_id,
      started_at: at(`10:0${index}:00`),
      ...more(index),
    });
    return own + record("terminal", { run_id, reason: "unknown", is_error: index === 0 });
  }).join("");

test("a column with one word for a whole cohort, and one without any, are named", async () => {
  const drain = runs("BE", 3, (index) => ({ attempt: index === 0 ? 1 : null })) + runs("FE", 2);
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const [be, ...others] = await readFlatColumns(database);
    // FE has two dispatches, of which any column would look constant.
    expect(others).toEqual([]);
    expect(be).toMatchObject({ cohort: "BE", dispatches: 3 });
    expect(be?.constant).toEqual([
      { column: "terminal", value: "true" },
      { column: "reason", value: "unknown" },
    ]);
    // ticket, started_at and is_error differ; attempt stands in one of three; every other column is empty.
    expect(be?.empty).toContain("fix_cycles");
    expect(be?.empty).toContain("ended_at");
    for (const column of ["ticket", "started_at", "is_error", "attempt", "reason"])
      expect(be?.empty).not.toContain(column);
  });
});

test("constant numbers and times are shown as records write them; times a millisecond apart differ", async () => {
  const same = () => ({ timeout_s: 5400, budget_usd: 2.5, started_at: at("10:00:00") });
  await withLogs({ "d.jsonl": runs("BE", 3, same) }, async (database) => {
    const [be] = await readFlatColumns(database);
    expect(be?.constant).toEqual(
      expect.arrayContaining([
        { column: "timeout_s", value: "5400" },
        { column: "budget_usd", value: "2.5" },
        { column: "started_at", value: "2026-01-01T10:00:00.000Z" },
      ]),
    );
  });
  const apart = (index: number) => ({ started_at: at(`10:00:00.00${index}`) });
  await withLogs({ "d.jsonl": runs("BE", 3, apart) }, async (database) => {
    const [be] = await readFlatColumns(database);
    expect(be?.constant.map(({ column }) => column)).not.toContain("started_at");
  });
});

test("dispatches that are logs alone have no columns that a drain could fill", async () => {
  await withLogs({ "d.jsonl": runs("BE", 3) }, async (database) => {
    await database.run("INSERT INTO log_dispatches SELECT source_id, run_id, cohort FROM dispatches");
    expect(await readFlatColumns(database)).toEqual([]);
  });
});
