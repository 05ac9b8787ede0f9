// The verbs of `detent store` that go over the whole store: figures, verification, pruning. Pruning previews unless it
// is told to apply, and never takes an object whose address stands in a file of the folders of reports and incidents.

import { resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import { applyPrune, type PruneChoice, planPrune } from "../moves/store/prune.ts";
import { listStoredPaths } from "../moves/store/stored-paths.ts";
import { verifyStore } from "../moves/store/verify.ts";
import { exists } from "../moves/store/write-whole.ts";
import { readStoreFigures } from "../moves/store-figures.ts";
import { countText } from "./count-text.ts";
import { findCount, isGiven, readTexts } from "./option-values.ts";
import { readPointerArgument } from "./pointer-argument.ts";
import { pruneLines, statsLines, verifyLines } from "./store-text.ts";
import { recordOperation, type VerbCall } from "./store-verbs.ts";

/** Below the current folder; `--cited-in` adds others. Registrations are among the reports. */
const citingFolders = ["reports", "incidents", "corpora/incidents"];
const dayMs = 86_400_000;

/** `stats`. */
export async function showStats({ context, place }: VerbCall): Promise<ExitCode> {
  const { disk, root } = place;
  const figures = readStoreFigures(disk, root);
  if (typeof figures === "string") {
    throw new ExpectedError(root, figures, "Name another folder with --store DIR.", 4);
  }
  const projects = listStoredPaths(disk, root).filter(({ path }) => /^scopes\/[^/]+$/.test(path)).length;
  if (context.flags.isJson) {
    context.print.json({ shape: "detent.store-stats/1", folder: root, projects, figures });
  } else for (const line of statsLines(root, figures, projects)) context.print.line(line);
  return 0;
}

/** `verify`: 1 where something is wrong. */
export async function verifyAll({ context, place }: VerbCall): Promise<ExitCode> {
  const found = verifyStore(place.disk, place.root);
  if (context.flags.isJson) {
    context.print.json({ shape: "detent.store-verify/1", folder: place.root, ...found });
  } else for (const line of verifyLines(found)) context.print.line(line);
  return found.faults.length === 0 ? 0 : 1;
}

/** `prune [POINTER...]`: 3 where an object that was named is cited; nothing is removed then. */
export async function pruneStore(call: VerbCall): Promise<ExitCode> {
  const { context, place, options } = call;
  const { disk, root } = place;
  const named = readTexts(options, "citedIn").map((one) => resolve(context.cwd, one));
  for (const path of named) refuseAbsent(call, path);
  const folders = [...citingFolders.map((one) => resolve(context.cwd, one)), ...named];
  const plan = planPrune(disk, root, choiceOf(call), folders, context.now().getTime());
  const isRefused = call.args.length > 0 && plan.cited.length > 0;
  const isApplied = isGiven(options, "apply") && !isRefused;
  if (isApplied) {
    applyPrune(disk, root, plan);
    for (const { address, bytes } of plan.remove) {
      recordOperation(place, "store-prune", address, { bytes }, context);
    }
  }
  if (context.flags.isJson) {
    context.print.json({
      shape: "detent.store-prune/1",
      folder: root,
      isApplied,
      searched: folders,
      ...plan,
    });
  } else for (const line of pruneLines(plan, isApplied)) context.print.line(line);
  const searched = `${countText(plan.searchedFiles, "file")} of ${folders.join(", ")}`;
  context.print.note(`Searched for citations: ${searched}.`);
  if (isRefused) context.print.warning("Nothing was removed: an object that was named is cited.");
  else if (!isApplied) context.print.note("Nothing was removed: --apply removes it.");
  return isRefused ? 3 : 0;
}

/** A folder that somebody names and mistypes would keep nothing of what it cites. */
function refuseAbsent({ place }: VerbCall, path: string): void {
  if (exists(place.disk, path)) return;
  const remedy = "Name a folder or a file that is there. Nothing was removed.";
  throw new ExpectedError("--cited-in", `Nothing is at ${path}.`, remedy, 4);
}

function choiceOf({ context, args, options }: VerbCall): PruneChoice {
  const days = findCount(options, "olderThan");
  if ((days === undefined) === (args.length === 0)) {
    const remedy = "Give addresses, or --older-than DAYS, and not both.";
    throw new ExpectedError("detent store prune", "It is not said which objects.", remedy, 2);
  }
  if (days !== undefined) return { kind: "older", beforeMs: context.now().getTime() - days * dayMs };
  const pointers = args.map(readPointerArgument);
  const part = pointers.find(({ lines }) => lines !== null);
  if (part === undefined) return { kind: "named", addresses: pointers.map(({ address }) => address) };
  throw new ExpectedError("detent store prune", "Lines are no object.", "Give the address alone.", 2);
}
