// bound-search: a search that shows lines and carries no bound is bounded. A call that carries `head_limit`, with
// whatever value, 0 and null among them, has decided for itself; other output modes give names and counts.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Grep") return silent;
  if (stringAt(event.toolInput, "output_mode") !== "content") return silent;
  if (Object.hasOwn(event.toolInput, "head_limit")) return silent;
  const input = { ...event.toolInput, head_limit: world.operands.grepHeadLimit };
  if (world.operands.boundsMode === "inject") return fires({ kind: "rewrite-input", input });
  const reason = [
    "This search shows lines and has no bound.",
    `Call Grep with ${JSON.stringify(input)}, or set head_limit to what you need.`,
  ];
  return fires({ kind: "deny", reason: reason.join(" "), instead: { tool: "Grep", input } });
}

export const boundSearch: Move = {
  name: "bound-search",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Grep" }],
  decides: ["deny", "rewrite-input"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_GREP_HEAD_LIMIT", "DETENT_BOUNDS_MODE"],
  asks: [],
  why: "A search that matches more than anybody expected fills the context with lines.",
  doesNotTouch: "Searches that carry a head_limit, and searches for file names or counts.",
  clients: {
    verified: ["2.0.77"],
    note: "2.0.77 has the Grep tool and ignores a rewrite; 2.1.301 and 2.1.332 had none in the runs.",
  },
  inactive: null,
  voids: [
    {
      what: "searches by the tool",
      reason: "The client has no search tool.",
      tried: ["2.1.301", "2.1.332"],
    },
  ],
  decide,
};
