// require-output-path: one simple curl or wget whose body has no declared file is refused, with the option that
// declares one. What it prints would fill the context and be nowhere else; what lands under a derived name is somewhere
// that nobody named.

import { findUndeclaredFetch, type UndeclaredFetch } from "../../classify/fetch-command.ts";
import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Bash") return silent;
  const command = stringAt(event.toolInput, "command");
  const fetch = command === null ? null : findUndeclaredFetch(command);
  return fetch === null ? silent : fires({ kind: "deny", reason: reasonFor(fetch), instead: null });
}

function reasonFor({ tool, where }: UndeclaredFetch): string {
  const option = tool === "curl" ? "-o FILE" : "-O FILE";
  const after = "then read the lines you need from FILE.";
  if (where === "standard output")
    return `This ${tool} prints into the context. Name a file: ${option}, ${after}`;
  return tool === "curl"
    ? `This curl prints into the context. Add ${option} for each address, ${after}`
    : `This wget declares no file for what it fetches. Add ${option}, ${after}`;
}

export const requireOutputPath: Move = {
  name: "require-output-path",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Bash" }],
  decides: ["deny"],
  recordsTools: false,
  flows: [
    ["WORLD", "CONTEXT"],
    ["WORLD", "WORKSPACE"],
  ],
  operands: [],
  asks: [],
  why: "What was fetched into a named file can be checked, and read again in part.",
  doesNotTouch:
    "Fetches into a file, headers alone, recursion, pipes, and any command that is not one simple fetch.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "A denial of a command reaches the model on 2.0.77, 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
