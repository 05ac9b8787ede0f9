// Metrics over the answers of a recorded replay, two for each move: how often it would have decided, and how often the
// log does not tell. They are what a replay says, never what happened: measured only where they are named, so that no
// list of figures mixes the two.

import { moves } from "../moves/table.ts";
import type { Metric } from "./metric.ts";
import { sqlText } from "./table-definition.ts";

const FIRES = "replay_fires_";
const UNDETERMINED = "replay_undetermined_";

/** All such names, in the order of the moves. */
export const replayAnswerNames: readonly string[] = moves.flatMap(({ name }) =>
  [FIRES, UNDETERMINED].map((prefix) => `${prefix}${name.replaceAll("-", "_")}`),
);

/** The metric of such a name, or undefined: `replay_fires_bound_result`, `replay_undetermined_bound_result`. */
export function findReplayAnswers(name: string): Metric | undefined {
  const prefix = [FIRES, UNDETERMINED].find((one) => name.startsWith(one));
  const move = moves.find(
    (one) => prefix !== undefined && name === `${prefix}${one.name.replaceAll("-", "_")}`,
  );
  if (move === undefined) return undefined;
  return prefix === FIRES ? firesOf(move.name, name) : undeterminedOf(move.name, name);
}

/** An undetermined answer may be a firing, so the number is at least that of the certain ones. */
function firesOf(move: string, name: string): Metric {
  const [fires, open] = [sqlText(`fires ${move}`), sqlText(`undetermined ${move}`)];
  return {
    ...common(name),
    sum: {
      table: "replay_facts",
      value: `CASE WHEN kind = ${fires} THEN amount END`,
      where: `kind IS NULL OR kind IN (${fires}, ${open})`,
    },
    meaning: `Events at which ${move} would have decided something, as a replay says.`,
    limits: `${LIMITS} An undetermined answer makes it a lower bound; decisions that the client ignores are in it.`,
  };
}

function undeterminedOf(move: string, name: string): Metric {
  const open = sqlText(`undetermined ${move}`);
  return {
    ...common(name),
    sum: { table: "replay_facts", value: "amount", where: `coalesce(kind, ${open}) = ${open}` },
    meaning: `Events at which the log does not tell a replay what ${move} would have said.`,
    limits: LIMITS,
  };
}

const LIMITS =
  "Known after `detent replay --record` alone, under the operands of that replay; no observation.";

function common(name: string): Pick<Metric, "name" | "unit" | "direction" | "kind" | "definition"> {
  return { name, unit: "answers", direction: "none", kind: "count", definition: 1 };
}
