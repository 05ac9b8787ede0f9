// `detent contracts`: the result contracts of dispatches, how each stands and why. A missing one counts as failed.

import type { ContractStanding, ListedContract } from "../../measure/contract-list.ts";
import type { Command } from "../command.ts";
import { countText } from "../count-text.ts";
import type { Cell, Column } from "../text-table.ts";

const COLUMNS: readonly Column[] = [
  { title: "run", align: "left" },
  { title: "cohort", align: "left", narrow: "leave out" },
  { title: "contract", align: "left" },
  { title: "stands", align: "left" },
  { title: "verdict", align: "left", narrow: "leave out" },
  { title: "why", align: "left", narrow: "cut" },
  { title: "did not count", align: "left", narrow: "leave out" },
  { title: "place", align: "left", narrow: "cut" },
];

const LEGEND =
  "A missing contract counts as failed; unknown is one whose logs are not loaded, or whose dispatch still runs. " +
  "A contract checks structure: a valid review has not shown that every defect was found.";

function rowOf({
  runId,
  cohort,
  kind,
  standing,
  verdict,
  why,
  notes,
  path,
  line,
}: ListedContract): readonly Cell[] {
  const place = path === null ? "" : `${path}:${line}`;
  return [runId, cohort, kind, standing, verdict ?? "", why ?? "", notes ?? "", place];
}

/** `12 valid · 3 malformed · 1 missing · 0 unknown`. */
export function standingText(contracts: readonly ListedContract[]): string {
  const all: readonly ContractStanding[] = ["valid", "malformed", "missing", "unknown"];
  const counts = all.map((one) => `${contracts.filter(({ standing }) => standing === one).length} ${one}`);
  return `${countText(contracts.length, "contract")}: ${counts.join(" · ")}.`;
}

/** `detent contracts`. */
export const contracts: Command = {
  name: "contracts",
  summary: "Result contracts of dispatches: valid, malformed with the reason, or missing",
  usage: ["[options] [RUN]"],
  example: "detent contracts run-041",
  exitCodes: [0, 4],
  options: (commander) => {
    commander.argument("[RUN]", "a dispatch by its run id; all where none is named");
  },
  run: async ({ flags, print }, args) => {
    const { openForReading } = await import("../../measure/open-database.ts");
    const { readContractList } = await import("../../measure/contract-list.ts");
    const { checkRuns } = await import("../../measure/find-runs.ts");
    const database = await openForReading(flags.databasePath);
    try {
      await checkRuns(database, args, "detent contracts");
      const list = await readContractList(database, args[0] ?? null);
      if (flags.isJson) {
        print.json({ shape: "detent.contracts/1", contracts: list });
        return 0;
      }
      print.table(
        COLUMNS,
        list.map(rowOf),
        "There are no dispatches: `detent load` takes them from drain logs.",
      );
      if (list.length === 0) return 0;
      print.line("");
      print.line(standingText(list));
      print.note(LEGEND);
      return 0;
    } finally {
      database.close();
    }
  },
};
