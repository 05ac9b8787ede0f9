// What `detent store` prints for people: figures, faults and what a prune takes and leaves.

import { type Removal, storeLifetimes } from "../moves/lifetimes.ts";
import { pointerText } from "../moves/pointer.ts";
import type { PrunePlan } from "../moves/store/prune.ts";
import type { Verification } from "../moves/store/verify.ts";
import type { StoreFigures } from "../moves/store-figures.ts";
import { countText } from "./count-text.ts";
import { numberText } from "./text-table.ts";

/** `projects` is the number of projects that have put something. */
export function statsLines(root: string, figures: StoreFigures | null, projects: number): readonly string[] {
  if (figures === null) return [`Store  ${root}: nothing was stored yet`];
  const since = figures.since === null ? "" : `, the first at ${figures.since}`;
  return [
    `Store     ${root}`,
    `Objects   ${numberText(figures.objects)} with ${countText(figures.bytes, "byte")} in all`,
    `Projects  ${numberText(projects)}`,
    `Ledger    ${countText(figures.firings, "line")}${since}`,
    `Faults    ${numberText(figures.faults)} of the hook's own`,
    ...storeLifetimes.map(({ path, removal }) => `Kept      ${path}: until ${removers[removal]}`),
  ];
}

const removers: Readonly<Record<Removal, string>> = {
  "detent store prune --apply": "`detent store prune --apply` takes it",
  "detent uninstall": "`detent uninstall` takes it",
  person: "you delete it",
  command: "the command ends",
};

/** One line per fault, then what was looked at. */
export function verifyLines(found: Verification): readonly string[] {
  const faults = found.faults.map(({ kind, path, what }) => `${path}: ${what} (${kind})`);
  const seen = [
    `${countText(found.objects, "object")} of ${countText(found.bytes, "byte")}`,
    countText(found.rows, "ledger line"),
  ].join(", ");
  const result = faults.length === 0 ? "nothing is wrong" : `${numberText(faults.length)} found wrong`;
  return [...faults, `${seen}: ${result}.`];
}

/** What goes, what stays and why. `isApplied`: it is gone already. */
export function pruneLines(plan: PrunePlan, isApplied: boolean): readonly string[] {
  const bytes = plan.remove.reduce((sum, row) => sum + row.bytes, 0);
  const [removed, cited] = [countText(plan.remove.length, "object"), plan.cited.length];
  const kept = `${numberText(cited)} cited ${cited === 1 ? "one stays" : "ones stay"}`;
  const verb = isApplied ? "Removed" : "Would remove";
  return [
    ...plan.remove.map((row) => `${pointerText(row.address, null)}  ${countText(row.bytes, "byte")}`),
    ...plan.cited.map((row) => `${pointerText(row.address, null)}  stays: cited in ${row.citedIn}`),
    ...plan.absent.map((address) => `${pointerText(address, null)}  is not in the store`),
    ...plan.leftovers.map((path) => `${path}  temporary file of a put that did not end`),
    `${verb} ${removed} of ${countText(bytes, "byte")}; ${kept}.`,
  ];
}
