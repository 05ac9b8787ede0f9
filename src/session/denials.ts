// How a refused tool call looks in a log. `is_error` alone proves nothing: failures stand in the same place. Exact
// texts of the client come first, its `toolDenialKind` after them, because clients use one kind for several causes.
// Never a word search: `EACCES: permission denied` is a failure, and transcripts quote each other.

import type { ToolResult } from "./session.ts";

export type DenialSource =
  | "hook"
  | "permission rule"
  | "mode"
  | "built-in guard"
  | "auto-mode classifier"
  | "user"
  | "unknown";

/** A denial with its source, or a hook's rewrite that the tool's schema refused (no denial: the hook's own fault). */
export type Refusal =
  | { readonly kind: "denial"; readonly source: DenialSource }
  | { readonly kind: "invalid rewrite" };

/** How a client's text for each cause begins. Seen in 557 real sessions and in runs of clients 2.0.77 to 2.1.332. */
const BY_TEXT: readonly (readonly [RegExp, DenialSource])[] = [
  [/^The user doesn't want to (?:proceed with this tool use|take this action right now)\./, "user"],
  [/^\[Request interrupted by user for tool use\]$/, "user"],
  [/^This command requires approval$/, "mode"],
  [/^This Bash command contains multiple operations\. The following parts? requires? approval: /, "mode"],
  [/^\S+ in '.*' needs approval\. The path is /s, "mode"],
  [/^Claude requested permissions to .+, but you haven't granted it yet\./s, "mode"],
  [/^Permission to use \S+ has been auto-denied in dontAsk mode\./, "mode"],
  [/^Permission to use \S+ (?:with command .+ )?has been denied\./s, "permission rule"],
  [/^\S+ in '.*' was blocked\. For security, Claude Code may only /s, "built-in guard"],
  [/^Output redirection to '.*' was blocked\./s, "built-in guard"],
  [/^Glob patterns are not allowed in write operations\./, "built-in guard"],
  [/^Command contains quoted characters in flag names/, "built-in guard"],
  [/^Contains shell syntax \(\S+\) that cannot be statically analyzed/, "built-in guard"],
  [/^Newline followed by # inside a quoted argument can hide /, "built-in guard"],
  [/^Commands that change directories and write via output redirec/, "built-in guard"],
  [/^Permission for this command was denied by a built-in Claude Code safety check/, "built-in guard"],
  [
    /^Permission for this action was denied by the Claude Code auto mode classifier\./,
    "auto-mode classifier",
  ],
  [/^PreToolUse:\S+ hook error: /, "hook"],
  [/^Hook PreToolUse:\S+ denied this tool/, "hook"],
  [/^Blocked by hook$/, "hook"],
];

const INVALID_REWRITE =
  /^PreToolUse hook for \S+ returned updatedInput that (?:failed schema validation|the tool refused)/;

/**
 * `user-rejected` is also written where nobody was there to ask, and `permission-rule` for modes and hooks. A kind that
 * is not listed came with a later client: a denial, of unknown source.
 */
const BY_KIND: ReadonlyMap<string, DenialSource> = new Map([
  ["user-rejected", "unknown"],
  ["permission-rule", "unknown"],
  ["interrupted", "user"],
  ["automode-blocked", "auto-mode classifier"],
  ["automode-unavailable", "auto-mode classifier"],
]);

/** Kinds that stand in the same field and are no denial: the call was never decided on. */
const NO_DENIAL = new Set(["cancelled"]);

/**
 * The refusal that a tool result reports, or null. Clients up to 2.1.1xx hand on a hook's reason with no mark at all,
 * so a count of these is a lower bound wherever the log has no list of denials.
 */
export function findRefusal(result: ToolResult): Refusal | null {
  if (!result.isError) return null;
  const text = result.text.trim();
  if (INVALID_REWRITE.test(text)) return { kind: "invalid rewrite" };
  const byText = BY_TEXT.find(([pattern]) => pattern.test(text));
  if (byText !== undefined) return { kind: "denial", source: byText[1] };
  const { denialKind } = result;
  if (denialKind === null || NO_DENIAL.has(denialKind)) return null;
  return { kind: "denial", source: BY_KIND.get(denialKind) ?? "unknown" };
}
