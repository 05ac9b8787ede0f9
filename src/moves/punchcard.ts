// The punchcard: what the program does about each of the twenty flows between the five stations. Who serves a flow is
// taken from the table's own rows and from machinery that is not a move; what limits it is declared here. A flow that
// is declared and not served, or served and declared void, is drift.

import { flowLimits, flowVoids, type Limit, stations, type Void } from "./flow-limits.ts";
import { type Machinery, machinery } from "./machinery.ts";
import type { Flow, Move } from "./move.ts";
import { moves } from "./table.ts";

/** One flow. `limit` null: served whole, as far as is known. */
export type Cell =
  | {
      readonly state: "SERVED" | "PARTIAL";
      readonly flow: Flow;
      readonly by: readonly string[];
      readonly limit: Limit | null;
    }
  | { readonly state: "VOID"; readonly flow: Flow; readonly void: Void };

export interface Punchcard {
  /** Twenty cells, by station that flows out, then by station that flows in. */
  readonly cells: readonly Cell[];
  /** One sentence each; empty where rows, machinery and declarations agree. */
  readonly drift: readonly string[];
}

/** The punchcard of a table. An inactive row serves nothing. */
export function punchcard(
  table: readonly Move[] = moves,
  machines: readonly Machinery[] = machinery,
): Punchcard {
  const cells: Cell[] = [];
  const drift = machines
    .filter(({ works }) => !works())
    .map(({ name }) => `${name} does not do what it is there for.`);
  for (const from of stations) {
    for (const to of stations) {
      if (from === to) continue;
      const flow: Flow = [from, to];
      const by = serversOf(flow, table, machines);
      const [limit, isVoid] = [flowLimits.get(keyOf(flow)), flowVoids.get(keyOf(flow))];
      cells.push(cellOf(flow, by, limit, isVoid));
      drift.push(...disagreements(keyOf(flow), by, limit, isVoid));
    }
  }
  return { cells, drift };
}

/** `FROM → TO`. */
export function keyOf(flow: Flow): string {
  return flow.join(" → ");
}

function serversOf(flow: Flow, table: readonly Move[], machines: readonly Machinery[]): readonly string[] {
  const carries = ({ flows }: { readonly flows: readonly Flow[] }): boolean =>
    flows.some((own) => keyOf(own) === keyOf(flow));
  const active = table.filter((move) => move.inactive === null && carries(move));
  return [...active, ...machines.filter(carries)].map(({ name }) => name);
}

function cellOf(flow: Flow, by: readonly string[], limit: Limit | undefined, isVoid: Void | undefined): Cell {
  if (by.length === 0) {
    return { state: "VOID", flow, void: isVoid ?? { reason: "Nothing serves it.", tried: [] } };
  }
  return limit === undefined
    ? { state: "SERVED", flow, by, limit: null }
    : { state: "PARTIAL", flow, by, limit };
}

function disagreements(
  key: string,
  by: readonly string[],
  limit: Limit | undefined,
  isVoid: Void | undefined,
): readonly string[] {
  if (by.length === 0 && isVoid === undefined)
    return [`${key} is served by nothing, and no reason is declared.`];
  if (by.length > 0 && isVoid !== undefined)
    return [`${key} is declared void, and ${by.join(", ")} serve it.`];
  if (by.length === 0 && limit !== undefined) return [`${key} has a limit, and nothing serves it.`];
  return [];
}
