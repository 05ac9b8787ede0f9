import { expect, test } from "vitest";
import { idParameters, isTogether, selected, unitRows } from "../../src/measure/unit-selection.ts";
import { dispatch } from "./drain-lines.ts";
import { init, logOf, said } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

const logs = {
  "a.jsonl": logOf(init("i"), said("r", [1, 1, 0, 0]), { ...said("q", [1, 1, 0, 0]), session_id: "t" }),
};

test.each([
  [{ ids: null, isPooled: false }, ["s", "t"]],
  [{ ids: ["t", "gone"], isPooled: false }, ["t"]],
  [{ ids: ["t'; DROP TABLE sessions; --"], isPooled: false }, []],
  [{ ids: null, isPooled: true }, ["all", "all"]],
])("%j selects %j", async (selection, units) => {
  const chosen = { level: "session", ...selection } as const;
  await withLogs(logs, async (database) => {
    const rows = await database.all(
      `FROM ${selected(unitRows.session, chosen)} ORDER BY unit`,
      idParameters(chosen),
    );
    expect(rows.map(({ unit }) => unit)).toEqual(units);
  });
});

test("groups take their units together under a name of any letters", async () => {
  const drain = ["a", "b", "c"].map((run_id) => dispatch({ run_id })).join("");
  const groups = new Map([
    ["a", "x'"],
    ["b", "x'"],
    ["gone", "z"],
  ]);
  const chosen = { level: "dispatch", ids: null, isPooled: false, groups } as const;
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const sql = `SELECT unit, count(*) AS n FROM ${selected(unitRows.dispatch, chosen)} GROUP BY unit`;
    expect(await database.all(sql, idParameters(chosen))).toEqual([{ unit: "x'", n: 2 }]);
  });
});

test("units are together where they are pooled or grouped", () => {
  const each = { level: "session", ids: null, isPooled: false } as const;
  const selections = [each, { ...each, isPooled: true }, { ...each, groups: new Map<string, string>() }];
  expect(selections.map(isTogether)).toEqual([false, true, true]);
});
