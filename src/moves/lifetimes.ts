// Every path that the program writes, as data: how long it is kept, whether it changes, and who may remove it. A
// surface without a row fails a test, so that nothing is kept that nobody decided to keep.

/** `command`: it is gone when the command ends, or with the next one after a crash. */
export type Retention = "kept" | "command";

/** `settled anew`: a later command may change any of it; `in place`: only our own part of a user's file. */
export type Mutability = "immutable" | "append-only" | "replaced whole" | "settled anew" | "in place";

/** Who takes it away. `person`: with the tools of the system, since no command of ours does. */
export type Removal = "detent store prune --apply" | "detent uninstall" | "person" | "command";

export interface Lifetime {
  /** What it is, in one word. */
  readonly surface: string;
  /**
   * STORE is the store's folder, DATABASE the database file, REGISTRY the folder of registrations, TEMP the system's
   * temporary folder, NAMED a path that a person names; `<…>` stands for one part of a name.
   */
  readonly path: string;
  readonly retention: Retention;
  readonly mutability: Mutability;
  readonly removal: Removal;
  /** One sentence. */
  readonly holds: string;
  /** The files of this program that write it. Empty: only people write it, and the program only reads. */
  readonly writtenBy: readonly string[];
}

const prune = "detent store prune --apply";

export const lifetimes: readonly Lifetime[] = [
  {
    surface: "object",
    path: "STORE/objects/<address>",
    retention: "kept",
    mutability: "immutable",
    removal: prune,
    holds: "Prompts, replies, results and files as they were.",
    writtenBy: ["src/moves/store/write-whole.ts", "src/moves/store/put-pieces.ts"],
  },
  {
    surface: "marker",
    path: "STORE/scopes/<address>/<address>",
    retention: "kept",
    mutability: "immutable",
    removal: prune,
    holds: "Nothing: its name says which project has put which object.",
    writtenBy: ["src/moves/store/write-whole.ts"],
  },
  {
    surface: "unfinished put",
    path: "STORE/<folder>/.put-<name>",
    retention: "command",
    mutability: "replaced whole",
    removal: prune,
    holds: "An object that is being written; a crash leaves it behind.",
    writtenBy: ["src/moves/store/write-whole.ts"],
  },
  {
    surface: "ledger",
    path: "STORE/firings.jsonl",
    retention: "kept",
    mutability: "append-only",
    removal: "person",
    holds: "One line per operation: move, event, session, tool, address, time.",
    writtenBy: ["src/moves/store/ledger.ts"],
  },
  {
    surface: "lookup",
    path: "STORE/lookups/<table>/<address>",
    retention: "kept",
    mutability: "append-only",
    removal: "person",
    holds: "Which reply a prompt got, which prompt is a session's latest, which tool was seen.",
    writtenBy: ["src/moves/store/ledger.ts"],
  },
  {
    surface: "export",
    path: "NAMED",
    retention: "kept",
    mutability: "replaced whole",
    removal: "person",
    holds: "A stored object that a person has written to a file.",
    writtenBy: ["src/moves/store/materialize.ts"],
  },
  {
    surface: "database",
    path: "DATABASE",
    retention: "kept",
    mutability: "settled anew",
    removal: "person",
    holds: "Figures, identities, names, times, short inputs, lengths and hashes from the logs.",
    writtenBy: ["src/measure/open-database.ts"],
  },
  {
    surface: "row files",
    path: "DATABASE.loading/<batch>/<name>",
    retention: "command",
    mutability: "append-only",
    removal: "command",
    holds: "Rows of one batch of a load on their way into the database.",
    writtenBy: ["src/measure/ingest.ts", "src/measure/source-files.ts"],
  },
  {
    surface: "standard input",
    path: "TEMP/detent-stdin-<name>/<name>",
    retention: "command",
    mutability: "immutable",
    removal: "command",
    holds: "A log that was piped into a load.",
    writtenBy: ["src/cli/commands/load.ts", "src/measure/spool-stdin.ts"],
  },
  {
    surface: "registration",
    path: "REGISTRY/<record>.json",
    retention: "kept",
    mutability: "immutable",
    removal: "person",
    holds: "The sealed plan of a comparison.",
    writtenBy: ["src/measure/registry-folder.ts"],
  },
  {
    surface: "report",
    path: "NAMED/report.<ending>",
    retention: "kept",
    mutability: "replaced whole",
    removal: "person",
    holds: "A comparison with its verdicts and charts, and the index of the reports beside it.",
    writtenBy: ["src/cli/report-folder.ts"],
  },
  {
    surface: "fleet export",
    path: "NAMED/<table>/day=<day>/install=<id>/rows_0.parquet",
    retention: "kept",
    mutability: "replaced whole",
    removal: "person",
    holds: "Rows of the database by day, with a manifest: figures, identities, lengths and hashes.",
    writtenBy: ["src/measure/write-export.ts"],
  },
  {
    surface: "label",
    path: "NAMED",
    retention: "kept",
    mutability: "append-only",
    removal: "person",
    holds: "The hash of a command and the class that a person gave it.",
    writtenBy: ["src/cli/classify-label.ts"],
  },
  {
    surface: "wiring",
    path: "NAMED",
    retention: "kept",
    mutability: "in place",
    removal: "detent uninstall",
    holds: "The hook's entries in a person's settings file; the rest of the file is not ours.",
    writtenBy: ["src/cli/settings-file.ts"],
  },
  {
    surface: "incident",
    path: "NAMED/incidents/<name>",
    retention: "kept",
    mutability: "immutable",
    removal: "person",
    holds: "A session that went wrong and must not again.",
    writtenBy: ["src/replay/write-incident.ts"],
  },
];

/** The rows of the store's folder: what the hook itself keeps. */
export const storeLifetimes: readonly Lifetime[] = lifetimes.filter(({ path }) => path.startsWith("STORE/"));
