// Which units a query is about, as SQL: the sessions or dispatches that are selected, and the sessions of each.

/** Whether a unit is a session or a dispatch. */
export type UnitLevel = "session" | "dispatch";

/** Which units are measured. `isPooled`: all of them together, as one unit named `all`. */
export interface UnitSelection {
  readonly level: UnitLevel;
  /** Session ids or run ids; null for every one in the database. */
  readonly ids: readonly string[] | null;
  readonly isPooled: boolean;
  /** The group of each id: units of one group are taken together under its name. `ids` then says nothing. */
  readonly groups?: ReadonlyMap<string, string>;
}

/** The units themselves, whether or not any session of theirs is loaded. */
export const unitRows: { readonly [level in UnitLevel]: string } = {
  session: "SELECT session_id AS unit FROM sessions",
  dispatch: "SELECT run_id AS unit, * FROM dispatches",
};

/** Sessions of each unit, with the span that counts where several dispatches share a session. */
export const memberRows: { readonly [level in UnitLevel]: string } = {
  session: `SELECT session_id AS unit, session_id, NULL::DOUBLE AS from_ms, NULL::DOUBLE AS until_ms,
    'whole' AS share FROM sessions`,
  dispatch: "SELECT run_id AS unit, session_id, from_ms, until_ms, share FROM dispatch_sessions",
};

const LISTED = `unnest(from_json($ids, '["VARCHAR"]'))`;
const GROUPED = `SELECT ${LISTED} AS id, unnest(from_json($labels, '["VARCHAR"]')) AS label`;

/** The selected rows of `unitRows` or `memberRows`. What the SQL needs is bound by `idParameters`. */
export function selected(rows: string, { ids, isPooled, groups }: UnitSelection): string {
  if (groups !== undefined) {
    return `(SELECT w.* REPLACE (g.label AS unit) FROM (${rows}) w JOIN (${GROUPED}) g ON g.id = w.unit)`;
  }
  const unit = isPooled ? "* REPLACE ('all' AS unit)" : "*";
  const only = ids === null ? "" : ` WHERE unit IN (SELECT ${LISTED})`;
  return `(SELECT ${unit} FROM (${rows})${only})`;
}

/** What has to be bound where the selection names ids, or groups of them. */
export function idParameters({ ids, groups }: UnitSelection): { readonly [name: string]: string } {
  if (groups !== undefined) {
    return { ids: JSON.stringify([...groups.keys()]), labels: JSON.stringify([...groups.values()]) };
  }
  return ids === null ? {} : { ids: JSON.stringify(ids) };
}

/** True where a unit of the answer is several sessions or dispatches. */
export function isTogether({ isPooled, groups }: UnitSelection): boolean {
  return isPooled || groups !== undefined;
}
