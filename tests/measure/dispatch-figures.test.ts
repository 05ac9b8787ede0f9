import { expect, test } from "vitest";
import { readDispatchFigures } from "../../src/measure/dispatch-figures.ts";
import { dispatch, record } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

const figure = {
  table: "dispatches",
  value: "retries",
  where: "cohort = 'BE'",
  unknownWhy: "Nobody counted.",
  atLeast: { where: "fix_cycles > 0", why: "It was repaired." },
} as const;

const drain =
  dispatch({ run_id: "a" }) +
  record("counts", { run_id: "a", retries: 2 }) +
  dispatch({ run_id: "b" }) +
  record("counts", { run_id: "b", retries: 3, fix_cycles: 1 }) +
  dispatch({ run_id: "c" }) +
  dispatch({ run_id: "d", profile: "FE" });

test("values, bounds and unknowns are told apart, and what is not kept has no entry", async () => {
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const read = (more: object) =>
      readDispatchFigures(database, figure, { level: "dispatch", ids: null, isPooled: false, ...more });
    expect(Object.fromEntries(await read({}))).toEqual({
      a: { kind: "value", value: 2 },
      b: { kind: "lower bound", value: 3, why: "It was repaired." },
      c: { kind: "unknown", why: "Nobody counted." },
    });
    // 2 and at least 3, and c may have any
    expect((await read({ isPooled: true })).get("all")).toEqual({
      ...{ kind: "lower bound", value: 5, why: "It is unknown of 1. Nobody counted." },
    });
    expect((await read({ isPooled: true, ids: ["a"] })).get("all")).toEqual({ kind: "value", value: 2 });
  });
});

test("sessions have no such figure", async () => {
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const selection = { level: "session", ids: null, isPooled: false } as const;
    await expect(readDispatchFigures(database, figure, selection)).rejects.toThrow(/no figure of a drain/);
  });
});
