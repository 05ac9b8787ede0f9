// redirect-search: one simple search command whose lines the search tool finds is refused, and the exact call is named.
// The tool is `rg --hidden --max-columns 500`: in a folder it reads hidden files as well, and of a line of 500 bytes or
// more it only says that it is there; the reason says so. `grep` only on one regular file of shorter lines whose bytes
// show that both read it alike. Only where this agent has been seen to have the tool: many clients have none.

import { readSearchCommand, type SearchCommand } from "../../classify/search-command.ts";
import { isLiteralPattern, isSharedPattern } from "../../classify/shared-regex.ts";
import type { HookEvent, PreToolUse } from "../../session/hook-event.ts";
import { type JsonObject, stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { targetPath } from "../target-path.ts";
import { toolSeenKey } from "../tool-seen.ts";
import { type Answer, known, type World } from "../world.ts";

/** A longer file is not looked through to see whether both programs read it alike. */
const bytesMax = 1_000_000;

/** A line of at least so many bytes is left out by the tool. Source: 2.0.77's own call of rg, seen to leave out 500. */
const lineBytesMax = 500;

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Bash") return silent;
  const command = stringAt(event.toolInput, "command");
  const search = command === null ? null : readSearchCommand(command);
  if (search === null || search.path === "-" || event.toolInput.run_in_background === true) return silent;
  const hasTool = hasSearchTool(event, world);
  if (!hasTool.isKnown) return undetermined(hasTool.question);
  if (!hasTool.value) return silent;
  const isSame = search.tool === "rg" ? known(true) : isReadAlike(search, event, world);
  if (!isSame.isKnown) return undetermined(isSame.question);
  if (!isSame.value) return silent;
  const input = namedInput(search, world.operands.grepHeadLimit);
  const finds = search.tool === "rg" ? foundBesides : "The search tool finds the same lines, within a bound.";
  const reason = `${finds} Call Grep with ${JSON.stringify(input)}.`;
  return fires({ kind: "deny", reason, instead: { tool: "Grep", input } });
}

const foundBesides =
  "The search tool finds these lines within a bound, and in a folder those of hidden files besides. It leaves out " +
  `lines of ${lineBytesMax} bytes and more: pipe rg into cut where you need them.`;

function hasSearchTool(event: PreToolUse, world: World): Answer<boolean> {
  if (world.operands.searchTool !== "auto") return known(world.operands.searchTool === "present");
  const key = toolSeenKey(event, "Grep");
  if (key === null) return known(false);
  const seen = world.ledger.lookup("tool-seen", key);
  return seen.isKnown ? known(seen.value !== null) : seen;
}

/** Whether grep and the tool select the same lines of this file. */
function isReadAlike(search: SearchCommand, event: PreToolUse, world: World): Answer<boolean> {
  const isLiteral = isLiteralPattern(search.pattern) && !search.ignoresCase;
  const isShared = /^[ -~]+$/.test(search.pattern) && isSharedPattern(search.pattern, search.isExtended);
  const path = targetPath(event, search.path);
  if (path === null || !(isLiteral || isShared)) return known(false);
  const size = world.workspace.size(path);
  if (!size.isKnown) return size;
  if (size.value.kind !== "file" || size.value.bytes > bytesMax) return known(false);
  const file = world.workspace.read(path);
  if (!file.isKnown) return file;
  return known(file.value.kind === "file" && isTextForBoth(file.value.bytes, isLiteral));
}

/**
 * No NUL, no byte order mark, whole UTF-8: else one of them takes it for binary, or drops bytes. No line that the tool
 * leaves out. Beyond ASCII what a class or another case matches depends on the locale, so there only a literal will do.
 */
function isTextForBoth(bytes: Uint8Array, isLiteral: boolean): boolean {
  const text = Buffer.from(bytes).toString("utf8");
  if (text.includes("\0") || text.startsWith("\ufeff") || !Buffer.from(text).equals(bytes)) return false;
  if (!isLiteral && text.length !== bytes.length) return false;
  return text.split("\n").every((line) => Buffer.byteLength(line) < lineBytesMax);
}

function namedInput(search: SearchCommand, headLimit: number): JsonObject {
  return {
    pattern: search.pattern,
    output_mode: "content",
    ...(search.path === null ? {} : { path: search.path }),
    ...(search.ignoresCase ? { "-i": true } : {}),
    ...(search.numbersLines ? { "-n": true } : {}),
    ...Object.fromEntries(search.context),
    head_limit: headLimit,
  };
}

export const redirectSearch: Move = {
  name: "redirect-search",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Bash" }],
  decides: ["deny"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_SEARCH_TOOL", "DETENT_GREP_HEAD_LIMIT"],
  asks: ["lookup", "file size", "file bytes"],
  why: "The same search through the tool is bounded, and its result has a shape.",
  doesNotTouch:
    "Recursive grep, other flags, pipes, and sessions in which nobody has been seen to have the tool.",
  clients: {
    verified: ["2.0.77"],
    note: "2.0.77 has the Grep tool; 2.1.301 and 2.1.332 had none in the runs, and there the row is silent.",
  },
  inactive: null,
  voids: [
    {
      what: "the redirection",
      reason: "The client has no search tool.",
      tried: ["2.1.301", "2.1.332"],
    },
  ],
  decide,
};
