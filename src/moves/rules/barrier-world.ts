// barrier-world: the tools that bring undeclared bytes of the outside world into the context are refused, with the
// way that leaves them in a file first. The tools are named one by one; a tool that is not named passes, `mcp__*`
// among them. This is the one class where a fault of ours refuses the call instead of letting it go on.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";

const viaFile = "into a file with Bash, curl -fsSL -o FILE URL, and read the lines you need from that file.";

const substitutes: ReadonlyMap<string, string> = new Map([
  [
    "WebFetch",
    `WebFetch puts a page's text into the context and leaves the page nowhere. Fetch it ${viaFile}`,
  ],
  ["WebSearch", `WebSearch gives results that nobody can repeat. Fetch a known address ${viaFile}`],
]);

/** True for a tool whose calls are refused; the hook also refuses them where it fails itself. */
export function isBehindBarrier(tool: string): boolean {
  return substitutes.has(tool);
}

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "PreToolUse") return silent;
  const reason = substitutes.get(event.tool);
  return reason === undefined ? silent : fires({ kind: "deny", reason, instead: null });
}

export const barrierWorld: Move = {
  name: "barrier-world",
  tier: "enforcement",
  seams: [
    { event: "PreToolUse", tool: "WebFetch" },
    { event: "PreToolUse", tool: "WebSearch" },
  ],
  decides: ["deny"],
  recordsTools: false,
  flows: [["WORLD", "CONTEXT"]],
  operands: [],
  asks: [],
  why: "What was fetched into the context alone can neither be checked nor read again in part.",
  doesNotTouch: "Tools that it does not name, among them every MCP tool and curl in a shell command.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "A denial of WebFetch reaches the model on 2.0.77, 2.1.301 and 2.1.332, deferred tools included.",
  },
  inactive: null,
  voids: [],
  decide,
};
