// Which units a query is about, as SQL: the sessions or dispatches that are selected, and the sessions of each.

/** Whether a unit is a session or a dispatch. */
export type UnitLevel = "session" | "dispatch";

/** Which units are measured. `isPooled`: all of them together, as one unit named `all`. */
export interface UnitSelection {
  readonly level: UnitLevel;
  /** Session ids or run ids; null for every one in the database. */
  readonly ids: readonly string[] | null;
  readonly isPooled: boolean;
}

/** The units themselves, whether or not any session of theirs is loaded. */
export const unitRows: { readonly [level in UnitLevel]: string } = {
  session: "SELECT session_id AS unit FROM sessions",
  dispatch: "SELECT run_id AS unit FROM dispatches",
};

/** Sessions of each unit, with the span that counts where several dispatches share a session. */
export const memberRows: { readonly [level in UnitLevel]: string } = {
  session: `SELECT session_id AS unit, session_id, NULL::DOUBLE AS from_ms, NULL::DOUBLE AS until_ms,
    'whole' AS share FROM sessions`,
  dispatch: "SELECT run_id AS unit, session_id, from_ms, until_ms, share FROM dispatch_sessions",
};

/** The selected rows of `unitRows` or `memberRows`; `$ids` is bound where the selection names ids. */
export function selected(rows: string, { ids, isPooled }: UnitSelection): string {
  const unit = isPooled ? "* REPLACE ('all' AS unit)" : "*";
  const only = ids === null ? "" : ` WHERE unit IN (SELECT unnest(from_json($ids, '["VARCHAR"]')))`;
  return `(SELECT ${unit} FROM (${rows})${only})`;
}

/** What has to be bound where the selection names ids. */
export function idParameters({ ids }: UnitSelection): { readonly [name: string]: string } {
  return ids === null ? {} : { ids: JSON.stringify(ids) };
}
