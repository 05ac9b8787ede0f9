import { expect, test } from "vitest";
import { readLabels } from "../../src/measure/dispatch-labels.ts";
import { dispatch } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test("words are counted by unit, the most frequent first and equal ones by their letters", async () => {
  const label = {
    name: "stage",
    definition: 1,
    label: "coalesce(stage, '(none)')",
    meaning: "M.",
    limits: "L.",
  };
  const drain = ["canary", "default", "default", null]
    .map((stage, i) => dispatch({ run_id: `r${i}`, stage }))
    .join("");
  await withLogs({ "d.jsonl": drain }, async (database) => {
    const read = (isPooled: boolean) =>
      readLabels(database, label, { level: "dispatch", ids: null, isPooled });
    expect((await read(true)).get("all")).toEqual([
      { label: "default", dispatches: 2 },
      { label: "(none)", dispatches: 1 },
      { label: "canary", dispatches: 1 },
    ]);
    expect((await read(false)).get("r3")).toEqual([{ label: "(none)", dispatches: 1 }]);
  });
});
