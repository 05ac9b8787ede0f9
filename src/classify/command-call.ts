// What one Bash call is to everything that asks about commands: the simple commands that it can run, each with its
// name resolved and its wrappers taken off, or the reason why it cannot be told. Nothing here is guessed: a word whose
// text only a running shell knows has no value, and a folder that the call may or may not have reached is listed beside
// the other ones. The types alone; `parse-command.ts` makes them.

/** One word of a command as a shell passes it on. */
export interface CommandWord {
  /** The text, quotes and escapes removed; undefined where an expansion or a substitution is part of it. */
  readonly value: string | undefined;
  /** The text before the first dynamic part, so `--output=$x` is known to be `--output=`. Equal to a known `value`. */
  readonly start: string;
  /** As it is written, quotes and all. */
  readonly source: string;
  /** An unquoted `*`, `?`, `[…]` or extended glob: file names may stand in its place. `value` is the pattern. */
  readonly hasGlob: boolean;
  /** An unquoted `~` at its start: `value` still holds the tilde. */
  readonly hasTilde: boolean;
}

/** `A=1` before a command. An array and an appended value are dynamic. */
export interface CommandAssignment {
  readonly name: string;
  readonly value: CommandWord;
}

/** `duplicates`: `2>&1`, `>&-`; it opens no file. */
export type RedirectKind = "reads" | "writes" | "appends" | "reads and writes" | "duplicates";

/** One redirection to or from a file. Here documents and here strings are no redirects but `CommandParts.hereText`. */
export interface CommandRedirect {
  readonly kind: RedirectKind;
  /** The streams it moves: `[1]` for `>`, `[0]` for `<`, `[1, 2]` for `&>`; empty for one that a variable names. */
  readonly fds: readonly number[];
  /** The file; for `duplicates` the stream's number or `-`. */
  readonly target: CommandWord;
}

/** A here document or here string that the command owns: it reads the text as its standard input. */
export interface HereText {
  readonly kind: "here document" | "here string";
  /** The text that the command reads; undefined where it holds an expansion. */
  readonly text: string | undefined;
}

/** Where the command stands in its pipe: `feeds` is the first of several, `filters` every later one. */
export type PipeRole = "alone" | "feeds" | "filters";

/**
 * Where standard output ends: `shown` to the caller, in a `pipe`, in a `file`, `discarded` (closed or `/dev/null`),
 * `captured` by a substitution around it, `elsewhere`: a stream that is not known.
 */
export type OutputPlace = "shown" | "pipe" | "file" | "discarded" | "captured" | "elsewhere";

/** What a command stands in. `script`: the literal text given to `sh -c`, `eval`, `trap`, a shell's here document. */
export type CommandPlace =
  | "function"
  | "substitution"
  | "process substitution"
  | "subshell"
  | "loop"
  | "condition"
  | "branch"
  | "script"
  | "background";

/**
 * Offsets in UTF-16 units into the call's text, `to` exclusive. For a command of a script, those of the command that
 * the script is given to.
 */
export interface SourceSpan {
  readonly from: number;
  readonly to: number;
}

interface CommandParts {
  /** The words after the name, wrappers and their options not among them. */
  readonly words: readonly CommandWord[];
  /** More words follow that only the run knows: behind `xargs`, `find -exec {} +`, `parallel`. */
  readonly hasMoreWords: boolean;
  /**
   * Names of what it is started by, outermost first: `["sudo", "env"]`, `["find -exec"]`, `["bash -c"]`, `["npx"]`. A
   * `find` or `fd` that starts others is a command too, with all its words.
   */
  readonly wrappers: readonly string[];
  /** Prefix assignments and those given to `env` and `sudo`. They hold for this command alone unless it is nameless. */
  readonly assignments: readonly CommandAssignment[];
  /** Its own redirections in their order. Those of a group around it are a `nameless` command before it. */
  readonly redirects: readonly CommandRedirect[];
  readonly hereText: HereText | undefined;
  readonly pipe: PipeRole;
  readonly output: OutputPlace;
  /**
   * Every folder that it can run in as `cd` has carried it, the one where all went well first: absolute, or relative to
   * the folder that the call starts in (`.` is that one). Empty: not known.
   */
  readonly folders: readonly string[];
  /** The call cannot have ended with status 0 unless this did: the last of a list, all of an `&&` chain. */
  readonly isRequired: boolean;
  /** What it stands in, outermost first. */
  readonly within: readonly CommandPlace[];
  readonly span: SourceSpan;
}

/** A command whose program is known. A shell that runs a file, or a text that is not known, is one by its own name. */
export interface NamedCommand extends CommandParts {
  readonly kind: "named";
  /** The last part of the path, quotes and escapes removed: `git` for `/usr/bin/git`, `\git`, `"git"`, `g''it`. */
  readonly name: string;
  /** The name as a shell looks for it: `/usr/bin/git`, `./gradlew`. */
  readonly path: string;
}

/** A command whose program only the run knows: `$CMD`, `"$(which git)"`, `*.sh`, `find -exec {}`. */
export interface DynamicCommand extends CommandParts {
  readonly kind: "dynamic";
  /** What stands where the name would. */
  readonly nameWord: CommandWord;
}

/** No program: assignments alone, redirections alone, or the redirections of a group, loop or condition. */
export interface NamelessCommand extends CommandParts {
  readonly kind: "nameless";
}

/** One simple command that the call can run. */
export type CalledCommand = NamedCommand | DynamicCommand | NamelessCommand;

/**
 * `syntax error`: bash refuses it too. The others are bounds of ours: longer than `callCharsMax`, deeper than
 * `callDepthMax` or behind more wrappers, more commands than `callCommandsMax` once functions are followed.
 */
export type UnparsedReason = "syntax error" | "too long" | "nested too deep" | "too many commands";

/** A call that cannot be told. No class, no effect and no move follows from it. */
export interface UnparsedCall {
  readonly kind: "unparsed";
  readonly why: UnparsedReason;
  /** The parser's own words, or the bound that was passed. */
  readonly detail: string;
  /** Where in the call's text, in UTF-16 units. */
  readonly at: number;
}

/** A call and all that it can run, in the order of its text; a function's body stands where it is called. */
export interface ParsedCall {
  readonly kind: "parsed";
  /** Empty for a call of comments, definitions, `[[ … ]]` and arithmetic alone. */
  readonly commands: readonly CalledCommand[];
}

export type CommandCall = ParsedCall | UnparsedCall;
