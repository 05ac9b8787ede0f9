// What a class of commands is: its name and the rows that say which commands belong to it. Rows are data: program
// names, the words behind them, flags. Nothing is matched on raw text, and a row never depends on the order of a file.

/** What a simple command is for. `plumbing` never decides the class of a call. */
export type CommandClass =
  | "worktree"
  | "git-read"
  | "git-write"
  | "pull-request"
  | "ticket-store"
  | "test"
  | "format-lint"
  | "build"
  | "package"
  | "toolchain-probe"
  | "search"
  | "read-code"
  | "edit"
  | "network"
  | "file-management"
  | "process"
  | "script"
  | "other"
  | "plumbing";

/** Only `mechanical` counts as such; `reads code` never does, whatever stands beside it. */
export type ClassGroup = "mechanical" | "reads code" | "neither" | "plumbing";

/** How a filter's own words are read, to tell a file that it reads itself from what it takes of its input. */
export interface FilterReading {
  /** Operands before the first file: the pattern of grep, the program of sed. */
  readonly leading: number;
  /** Flags that take the place of the leading operand. */
  readonly noLeadingWith?: readonly string[];
  /** Flags with which it reads files though none is named. */
  readonly readsWith?: readonly string[];
}

/** One row of a class. Every given condition must hold; the row with the most words, then conditions, decides. */
export interface CommandRow {
  /**
   * The program and the words behind it, options between them passed over: `git stash list`. A word with a dash is an
   * option with its value: `python -m build`. `*`: any program that no other row names.
   */
  readonly words: string;
  /** At least one of these flags, without dashes; one letter is also found in a cluster. */
  readonly anyOf?: readonly string[];
  /** None of these flags. */
  readonly noneOf?: readonly string[];
  /** How many operands may follow the words. */
  readonly operandsMin?: number;
  readonly operandsMax?: number;
  /** One of the operands behind the words is one of these, alone or behind a colon. */
  readonly operandIs?: readonly string[];
  /** One of the operands behind the words holds this text. */
  readonly operandHolds?: string;
  /** The last part of the first operand's path is one of these. */
  readonly operandNamed?: readonly string[];
  /** It reads only what is piped or given to it in the call. */
  readonly filter?: FilterReading;
  /** The program is written with one of these beginnings or endings. */
  readonly pathStarts?: readonly string[];
  readonly pathEnds?: readonly string[];
}

/** When a turn applies. `first`: the first word is one of these, `only`: and nothing follows, `last`: the last is. */
export type TurnCondition =
  | { readonly kind: "first" | "first operand" | "only" | "last"; readonly words: readonly string[] }
  | { readonly kind: "writes a file" };

/** A command of another class that belongs to this one because of how it is called. */
export interface ClassTurn {
  readonly id: string;
  /** The classes that its row may have; absent: every class but those of `exceptClasses`. */
  readonly from?: readonly CommandClass[];
  readonly exceptClasses?: readonly CommandClass[];
  readonly programs?: readonly string[];
  readonly exceptPrograms?: readonly string[];
  readonly when: TurnCondition;
}

/** One class. */
export interface ClassTable {
  readonly name: CommandClass;
  readonly group: ClassGroup;
  /** One sentence: what its commands are for. */
  readonly meaning: string;
  readonly rows: readonly CommandRow[];
  /** Words in the name of a runner's target (`npm run NAME`, `make NAME`) that put it here. */
  readonly targets?: readonly string[];
  readonly turns?: readonly ClassTurn[];
}

/** Rows without conditions, one per line or comma. */
export function plainRows(text: string): readonly CommandRow[] {
  return text
    .split(/[,\n]/)
    .map((words) => words.trim())
    .filter((words) => words !== "")
    .map((words) => ({ words }));
}

/** What a row is called in an explanation: its words and conditions. Unique among all rows. */
export function rowId(row: CommandRow): string {
  const parts = [row.words];
  if (row.anyOf !== undefined) parts.push(`with ${row.anyOf.map(flagText).join("|")}`);
  if (row.noneOf !== undefined) parts.push(`without ${row.noneOf.map(flagText).join("|")}`);
  if (row.operandsMin !== undefined) parts.push(`with ${row.operandsMin} operands or more`);
  if (row.operandsMax !== undefined) parts.push(`with ${row.operandsMax} operands at most`);
  if (row.operandIs !== undefined) parts.push(`of ${row.operandIs.join("|")}`);
  if (row.operandHolds !== undefined) parts.push(`of a word with '${row.operandHolds}'`);
  if (row.operandNamed !== undefined) parts.push(`of a file ${row.operandNamed.join("|")}`);
  if (row.filter !== undefined) parts.push("on piped or given text");
  if (row.pathStarts !== undefined) parts.push(`that begins with ${row.pathStarts.join("|")}`);
  if (row.pathEnds !== undefined) parts.push(`that ends in ${row.pathEnds.join("|")}`);
  return parts.join(" ");
}

function flagText(flag: string): string {
  return flag.length === 1 ? `-${flag}` : `--${flag}`;
}
