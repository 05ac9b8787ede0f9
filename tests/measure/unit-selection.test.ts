import { expect, test } from "vitest";
import { idParameters, selected, unitRows } from "../../src/measure/unit-selection.ts";
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
