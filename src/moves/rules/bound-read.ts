// bound-read: a Read of a large file without any bound is bounded. A call that carries `limit` or `offset`, with
// whatever value, has decided for itself; images, PDFs and notebooks are not read by lines.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

const notByLines = /\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i;

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Read") return silent;
  if (Object.hasOwn(event.toolInput, "limit") || Object.hasOwn(event.toolInput, "offset")) return silent;
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  if (path === null || notByLines.test(path)) return silent;
  const size = world.workspace.size(path);
  if (!size.isKnown) return undetermined(size.question);
  if (size.value.kind !== "file" || size.value.bytes <= world.operands.readLargeBytes) return silent;
  const input = { ...event.toolInput, limit: world.operands.readDefaultLimit };
  if (world.operands.boundsMode === "inject") return fires({ kind: "rewrite-input", input });
  const reason = [
    `The file has ${size.value.bytes} bytes and this Read has no bound.`,
    `Call Read with ${JSON.stringify(input)}, or set offset and limit to the lines you need.`,
  ];
  return fires({ kind: "deny", reason: reason.join(" "), instead: { tool: "Read", input } });
}

export const boundRead: Move = {
  name: "bound-read",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Read" }],
  decides: ["deny", "rewrite-input"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_READ_LARGE_BYTES", "DETENT_READ_DEFAULT_LIMIT", "DETENT_BOUNDS_MODE"],
  asks: ["file size"],
  why: "A large file read whole fills the context with lines that nobody asked for.",
  doesNotTouch: "Reads that carry a limit or an offset, small files, images, PDFs and notebooks.",
  clients: {
    verified: ["2.0.77", "2.1.332"],
    note: "A denial reaches the model on 2.0.77, 2.1.301 and 2.1.332; the first ignores a rewritten limit.",
  },
  inactive: null,
  voids: [
    {
      what: "the bounded call for a file of long lines",
      reason: "The client refuses 2,000 lines that are more than 25,000 tokens, and asks for fewer itself.",
      tried: ["2.0.77", "2.1.332"],
    },
  ],
  decide,
};
