// Which effects the text of a Bash call asks for: commits, pushes, merges, worktrees, pull requests. Only what git and
// the hosting tools themselves are told to do; a script that does it out of sight is not seen, and a dry run is none.

import type { EffectKind } from "../session/drain-record.ts";
import type { CalledCommand, CommandWord, NamedCommand } from "./command-call.ts";
import { parseCommand } from "./parse-command.ts";
import { findNestedSubcommand, findSubcommand } from "./subcommands.ts";

export interface EmittedEffects {
  /** One for each command that asks for an effect, in the order of the text. */
  readonly kinds: readonly EffectKind[];
  /** True where the call runs nothing else: its status is then the effect's own. */
  readonly isAlone: boolean;
  /** True where the text cannot be read, or a word that only the run knows stands where the command would. */
  readonly isUnknown: boolean;
}

/** `create` of `gh pr create` and the like, by program and first subcommand. */
const NESTED: Readonly<Record<string, Readonly<Record<string, EffectKind>>>> = {
  "git worktree": { add: "worktree", remove: "teardown" },
  "gh pr": { create: "pr", merge: "merge" },
  "glab mr": { create: "pr", merge: "merge" },
};

const PLAIN: Readonly<Record<string, EffectKind>> = {
  "git commit": "commit",
  "git push": "push",
  "git merge": "merge",
};

/** Options that make the command only look, or undo itself. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  "git commit": ["--dry-run", "--short", "--porcelain"],
  "git push": ["--dry-run", "-n"],
  "git merge": ["--abort", "--quit"],
  "gh pr": ["--dry-run"],
};

/** Cheap: most calls name none of the programs. */
const MAY_EMIT = /\b(?:git|gh|glab)\b/;

/** Reads one call. Total. */
export function emittedEffects(text: string): EmittedEffects {
  if (!MAY_EMIT.test(text)) return { kinds: [], isAlone: false, isUnknown: false };
  const call = parseCommand(text);
  if (call.kind === "unparsed") return { kinds: [], isAlone: false, isUnknown: true };
  const found = call.commands.map(effectOf);
  const kinds = found.filter((kind) => kind !== null && kind !== "unknown");
  return { kinds, isAlone: call.commands.length === 1, isUnknown: found.includes("unknown") };
}

function effectOf(command: CalledCommand): EffectKind | "unknown" | null {
  if (command.kind !== "named" || !["git", "gh", "glab"].includes(command.name)) return null;
  const sub = findSubcommand(command);
  if (sub.kind === "none") return null;
  if (sub.kind === "dynamic") return "unknown";
  const name = `${command.name} ${sub.name}`;
  if (isHarmless(name, command)) return null;
  const plain = PLAIN[name];
  if (plain !== undefined) return plain;
  const nested = NESTED[name];
  if (nested === undefined) return null;
  const inner = findNestedSubcommand(command.name, sub);
  if (inner.kind === "dynamic") return "unknown";
  return inner.kind === "named" ? (nested[inner.name] ?? null) : null;
}

function isHarmless(name: string, { words }: NamedCommand): boolean {
  const options = HARMLESS[name] ?? [];
  return words.some(({ value }: CommandWord) => value !== undefined && options.includes(value));
}
