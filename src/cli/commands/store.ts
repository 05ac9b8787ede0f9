// `detent store`: what the moves have kept, by address, for a person. Reading is limited to what this project has put,
// as it is for the moves; checking and pruning go over the whole store.

import { type ExitCode, ExpectedError } from "../../expected-error.ts";
import { errorCode } from "../../moves/store/disk.ts";
import type { Command, OptionValues } from "../command.ts";
import { nearestNames } from "../nearest-name.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { pruneStore, showStats, verifyAll } from "../store-checks.ts";
import { type StorePlace, storePlace } from "../store-place.ts";
import {
  getObject,
  hasObject,
  materializeObject,
  putInput,
  putNamedFile,
  sliceObject,
  type VerbCall,
} from "../store-verbs.ts";

interface Verb {
  /** How many arguments may follow it. */
  readonly least: number;
  readonly most: number;
  /** Those of the options below that it takes. */
  readonly options: readonly string[];
  readonly run: (call: VerbCall) => Promise<ExitCode>;
}

const verbs: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ["put", { least: 0, most: 0, options: ["project"], run: putInput }],
  ["put-file", { least: 1, most: 1, options: ["project"], run: putNamedFile }],
  ["get", { least: 1, most: 1, options: ["project"], run: getObject }],
  ["slice", { least: 1, most: 2, options: ["project"], run: sliceObject }],
  ["materialize", { least: 2, most: 2, options: ["project", "force"], run: materializeObject }],
  ["has", { least: 1, most: 1, options: ["project"], run: hasObject }],
  ["verify", { least: 0, most: 0, options: [], run: verifyAll }],
  ["stats", { least: 0, most: 0, options: [], run: showStats }],
  ["prune", { least: 0, most: Infinity, options: ["apply", "olderThan", "citedIn"], run: pruneStore }],
]);

/** The options that not every verb takes. */
const verbOptions: readonly {
  readonly option: string;
  readonly flag: string;
  readonly isGiven: (options: OptionValues) => boolean;
}[] = [
  { option: "project", flag: "--project", isGiven: (options) => findText(options, "project") !== undefined },
  { option: "force", flag: "--force", isGiven: (options) => isGiven(options, "force") },
  {
    option: "olderThan",
    flag: "--older-than",
    isGiven: (options) => findText(options, "olderThan") !== undefined,
  },
  { option: "citedIn", flag: "--cited-in", isGiven: (options) => readTexts(options, "citedIn").length > 0 },
  { option: "apply", flag: "--apply", isGiven: (options) => isGiven(options, "apply") },
];

/** `detent store`. */
export const store: Command = {
  name: "store",
  summary: "Puts, reads, checks and prunes what the moves have kept, by address",
  usage: [
    "put < FILE | put-file FILE",
    "get ADDRESS | slice ADDRESS LINES | has ADDRESS",
    "materialize [--force] ADDRESS FILE",
    "stats | verify",
    "prune [--apply] [--cited-in DIR] --older-than DAYS | ADDRESS...",
  ],
  example: "detent store stats",
  firstWords: [...verbs.keys()],
  exitCodes: [0, 1, 3, 4],
  options: (commander) => {
    commander
      .argument("<verb>", [...verbs.keys()].join(", "))
      .argument("[arguments...]", "an ADDRESS is detent://… or its 64 digits, with :L3-7 for lines of it")
      .option("--store <dir>", "the folder of the store (default: as the hook's)")
      .option("--project <dir>", "ask as this project (default: as the hook in the current folder)")
      .option("--force", "materialize: replace a file that is there")
      .option("--older-than <days>", "prune: what nobody has put, and no ledger row named, for so many days")
      .option(
        "--cited-in <dir>",
        "prune: one more folder whose files keep what they cite; may be given several times",
        collectText,
      )
      .option("--apply", "prune: remove it; without this nothing is removed");
  },
  run: async (context, [name = "", ...args], options) => {
    const verb = readVerb(name, args.length, options);
    const place = storePlace(context, options);
    try {
      return await verb.run({ context, place, args, options });
    } catch (error) {
      throw expectedFault(error, place);
    }
  },
};

function readVerb(name: string, count: number, options: OptionValues): Verb {
  const verb = verbs.get(name);
  if (verb === undefined) {
    const near = nearestNames(name, [...verbs.keys()]);
    const guess = near.length === 0 ? "" : `Did you mean ${near.join(" or ")}? `;
    const remedy = `${guess}Give one of ${[...verbs.keys()].join(", ")}.`;
    throw new ExpectedError("detent store", `Unknown verb '${name}'.`, remedy, 2);
  }
  if (count < verb.least || count > verb.most) {
    const taken = verb.least === verb.most ? `${verb.least}` : `${verb.least} to ${verb.most}`;
    const problem = `'${name}' takes ${taken} ${verb.most === 1 ? "argument" : "arguments"}, not ${count}.`;
    throw new ExpectedError("detent store", problem, "`detent store --help` shows what it takes.", 2);
  }
  const foreign = verbOptions.find(
    ({ option, isGiven: given }) => given(options) && !verb.options.includes(option),
  );
  if (foreign === undefined) return verb;
  throw new ExpectedError("detent store", `'${name}' has no ${foreign.flag}.`, "Leave it out.", 2);
}

/** What the disk refuses is a user's to put right; everything else stays what it is. */
function expectedFault(error: unknown, place: StorePlace): unknown {
  const code = errorCode(error);
  if (error instanceof ExpectedError || code === null) return error;
  const named = error instanceof Error && "path" in error ? String(error.path) : place.root;
  return new ExpectedError(
    named,
    `The disk answered ${code}.`,
    "Check the path, its rights and the room.",
    4,
  );
}
