// Programs that name another one among their words, as data: a module of an interpreter, a tool or a target that a
// package manager runs. Wrappers that only start a command are taken off before (`command-wrappers.ts`).

import type { CommandClass } from "./command-class.ts";

/** `yarn jest`: the word there is a tool, where a row of a class in `runs` knows it. */
export interface Launcher {
  readonly program: string;
  /** The option, without dashes, whose value is the tool, or the first operand. */
  readonly tool: { readonly option: string } | "first operand";
}

/** Classes that a launched tool may have. A shell's own words and readers of files are no tools of packages. */
export const launchedClasses: readonly CommandClass[] = ["test", "format-lint", "build", "package"];

export const launchers: readonly Launcher[] = [
  { program: "python", tool: { option: "m" } },
  { program: "yarn", tool: "first operand" },
  { program: "pnpm", tool: "first operand" },
  { program: "bun", tool: "first operand" },
];

/** `npm run build`: the operand behind the words is a target, read by its name. */
export interface Runner {
  readonly words: string;
  /** The class of a target whose name says nothing. */
  readonly otherwise: CommandClass;
}

export const runners: readonly Runner[] = [
  { words: "npm run", otherwise: "script" },
  { words: "npm run-script", otherwise: "script" },
  { words: "pnpm run", otherwise: "script" },
  { words: "pnpm", otherwise: "script" },
  { words: "yarn run", otherwise: "script" },
  { words: "yarn", otherwise: "script" },
  { words: "yarn workspace *", otherwise: "script" },
  { words: "bun run", otherwise: "script" },
  { words: "bun", otherwise: "script" },
  { words: "deno task", otherwise: "script" },
  { words: "make", otherwise: "build" },
  { words: "just", otherwise: "script" },
  { words: "task", otherwise: "script" },
  { words: "rake", otherwise: "script" },
  { words: "poe", otherwise: "script" },
  { words: "nx", otherwise: "script" },
  { words: "nx run", otherwise: "script" },
  { words: "turbo run", otherwise: "script" },
  { words: "turbo", otherwise: "script" },
  { words: "composer run", otherwise: "script" },
  { words: "composer run-script", otherwise: "script" },
];

/** Operands of a runner that are no target: `make V=1 -j 4 test`. */
export const noTarget = /^\d+$|=/;

/** A target with such an ending is a file that is run. */
export const targetFile = /\.(?:[cm]?[jt]sx?|py|sh|rb)$/;

/** Names under which the same program goes. The ending `.exe` and the version behind a name are taken off before. */
export const programAliases: ReadonlyMap<string, string> = new Map([
  ["gradlew", "gradle"],
  ["mvnw", "mvn"],
  ["nodejs", "node"],
  ["gawk", "awk"],
  ["gsed", "sed"],
  ["ggrep", "grep"],
  ["egrep", "grep"],
  ["fgrep", "grep"],
]);

/** Programs whose name may end in a version: `python3.11`, `pip3`, `gcc-12`. */
export const versionedPrograms: ReadonlySet<string> = new Set([
  "python",
  "pip",
  "ruby",
  "php",
  "gcc",
  "g++",
  "clang",
  "clang-format",
]);
