// Texts of refusals as clients write them (names and paths invented), each with its source, and near-misses beside
// them.

import { describe, expect, test } from "vitest";
import { findRefusal } from "../../src/session/denials.ts";
import type { ToolResult } from "../../src/session/session.ts";

function refused(text: string, denialKind: string | null = null, isError = true): ToolResult {
  return { toolUseId: "t", isError, text, response: undefined, denialKind };
}

const REJECTED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the " +
  "new_string was NOT written to the file).";

const hits: Readonly<Record<string, readonly string[]>> = {
  user: [
    `${REJECTED} To tell you how to proceed, the user said:\nuse the other quay`,
    `${REJECTED} STOP what you are doing and wait for the user to tell you how to proceed.`,
    `${REJECTED} The user provided the following reason for the rejection:  too wide`,
    "The user doesn't want to take this action right now. STOP what you are doing and wait.",
    "[Request interrupted by user for tool use]",
  ],
  mode: [
    "This command requires approval",
    "This Bash command contains multiple operations. The following part requires approval: rm boat",
    "This Bash command contains multiple operations. The following parts require approval: rm a, rm b",
    "Claude requested permissions to write to /srv/ferry/a.md, but you haven't granted it yet.",
    "Claude requested permissions to read from /srv/ferry/a.md, but you haven't granted it yet.",
    "Claude requested permissions to use WebSearch, but you haven't granted it yet.",
    "Claude requested permissions to write to /srv/a\nb.md, but you haven't granted it yet.",
    "Permission to use Bash has been auto-denied in dontAsk mode.",
  ],
  "permission rule": [
    "Permission to use Bash with command git push has been denied.",
    "Permission to use Bash with command cat <<E\nx\nE has been denied.",
    "Permission to use Bash has been denied.",
    "Permission to use mcp__quay__ring has been denied.",
  ],
  "built-in guard": [
    "cd in '/etc' was blocked. For security, Claude Code may only change directories to the allowed working " +
      "directories for this session: '/srv/ferry'.",
    "ls in '/etc' was blocked. For security, Claude Code may only list files in the allowed directories.",
    "Output redirection to '/etc/motd' was blocked. For security, Claude Code may only write to files there.",
    "Glob patterns are not allowed in write operations. Please specify an exact file path.",
    "Command contains quoted characters in flag names",
    "Contains shell syntax (string) that cannot be statically analyzed: eval",
    "Newline followed by # inside a quoted argument can hide arguments from path validation",
    "Commands that change directories and write via output redirection require approval",
    "Permission for this command was denied by a built-in Claude Code safety check, not by the user.",
  ],
  "auto-mode classifier": [
    "Permission for this action was denied by the Claude Code auto mode classifier. Reason: it pushes",
  ],
  hook: [
    "PreToolUse:Bash hook error: not on this quay",
    "PreToolUse:Bash hook error: [node gate.js]: not on this quay",
    "PreToolUse:mcp__quay__ring hook error: no",
    "Hook PreToolUse:Bash denied this tool",
    "Blocked by hook",
  ],
};

const cases = Object.entries(hits).flatMap(([source, texts]) => texts.map((text) => [source, text] as const));

describe("a refusal is known by the client's exact text", () => {
  test.each(cases)("%s: %s", (source, text) => {
    expect(findRefusal(refused(text))).toEqual({ kind: "denial", source });
  });
  test.each(cases)("but not where the result is no error (%s: %s)", (_source, text) => {
    expect(findRefusal(refused(text, null, false))).toBeNull();
  });
});

describe("what only looks like a refusal is none", () => {
  test.each([
    "EACCES: permission denied, open '/srv/ferry/lock'",
    "Exit code 1\nPermission to use Bash has been denied.",
    "Exit code 126\nbash: ./run: Permission denied",
    "Sibling tool call errored",
    "Cancelled: parallel tool call Bash(ls) errored",
    "String to replace not found in file.\nString: This command requires approval",
    "File has not been read yet. Read it first before writing to it.",
    "<tool_use_error>Error: No such tool available: Ferry</tool_use_error>",
    "The log said: The user doesn't want to proceed with this tool use.",
    "This command requires approval of the harbour master",
    "[Request interrupted by user for tool use] was printed",
    "Blocked by hooks of the crane",
    "PostToolUse:Bash hook error: late",
    "PreToolUse hook error: no tool named",
    "Claude requested permissions to dance",
    "Permission to use the quay was asked for; it has been denied.",
    "the user doesn't want to proceed with this tool use.",
    "",
  ])("%j", (text) => expect(findRefusal(refused(text))).toBeNull());
});

describe("the client's own field decides where the text does not", () => {
  test.each([
    ["automode-blocked", "auto-mode classifier"],
    ["automode-unavailable", "auto-mode classifier"],
    ["interrupted", "user"],
    ["user-rejected", "unknown"],
    ["permission-rule", "unknown"],
    ["harbour-gate", "unknown"],
    ["constructor", "unknown"],
  ])("%s: %s", (kind, source) => {
    expect(findRefusal(refused("Some words of a later client.", kind))).toEqual({ kind: "denial", source });
  });
  test("an exact text comes before the field, which clients use for several causes", () => {
    expect(findRefusal(refused("This command requires approval", "user-rejected"))).toEqual({
      kind: "denial",
      source: "mode",
    });
  });
  test("a cancelled sibling was never decided on", () => {
    expect(findRefusal(refused("Another call failed first.", "cancelled"))).toBeNull();
  });
  test("a result that is no error is none, whatever the field says", () => {
    expect(findRefusal(refused("done", "user-rejected", false))).toBeNull();
  });
});

describe("a hook's rewrite that the tool refused is the hook's fault and no denial", () => {
  test.each([
    "PreToolUse hook for Write returned updatedInput that failed schema validation: file_path is missing.",
    "PreToolUse hook for Edit returned updatedInput that the tool refused: String to replace not found in file.",
  ])("%s", (text) => expect(findRefusal(refused(text))).toEqual({ kind: "invalid rewrite" }));
  test.each([
    "PreToolUse hook for Write returned nothing",
    "It said: PreToolUse hook for Write returned updatedInput that failed schema validation",
  ])("%s is neither", (text) => expect(findRefusal(refused(text))).toBeNull());
});
