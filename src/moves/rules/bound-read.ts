// bound-read: a Read of a large file without any bound is bounded, to no more lines than the client gives: it refuses
// what is more than 25,000 tokens. A call that carries `limit` or `offset`, with whatever value, has decided for
// itself; images, PDFs and notebooks are not read by lines.

import type { HookEvent } from "../../session/hook-event.ts";
import { stringAt } from "../../session/json-value.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { targetPath } from "../target-path.ts";
import type { World } from "../world.ts";

const notByLines = /\.(png|jpe?g|gif|webp|bmp|ico|tiff?|avif|heic|pdf|ipynb)$/i;

/** So many bytes are 20,000 tokens where a token has three; the line numbers that the client adds take their part. */
const givenBytesMax = 60_000;

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PreToolUse" || event.tool !== "Read") return silent;
  if (Object.hasOwn(event.toolInput, "limit") || Object.hasOwn(event.toolInput, "offset")) return silent;
  const path = targetPath(event, stringAt(event.toolInput, "file_path"));
  if (path === null || notByLines.test(path)) return silent;
  const size = world.workspace.size(path);
  if (!size.isKnown) return undetermined(size.question);
  if (size.value.kind !== "file" || size.value.bytes <= world.operands.readLargeBytes) return silent;
  const lines = linesWithin(path, world);
  const usual = world.operands.readDefaultLimit;
  // No bound by lines helps where the first one is too long alone, and then the usual one stands.
  const input = { ...event.toolInput, limit: lines === null || lines === 0 ? usual : Math.min(usual, lines) };
  if (world.operands.boundsMode === "inject") return fires({ kind: "rewrite-input", input });
  const reason = [
    `The file has ${size.value.bytes} bytes and this Read has no bound.`,
    `Call Read with ${JSON.stringify(input)}, or set offset and limit to the lines you need.`,
    ...(lines === 0 ? ["Its first line alone is long: search the file, or cut it with head -c."] : []),
  ];
  return fires({ kind: "deny", reason: reason.join(" "), instead: { tool: "Read", input } });
}

/**
 * How many whole lines the file's first bytes have, as far as the client gives them. Null where nobody knows, as in a
 * replay: what is decided does not hang on it, only the bound that is named.
 */
function linesWithin(path: string, world: World): number | null {
  const head = world.workspace.head(path, givenBytesMax);
  if (!head.isKnown || head.value.kind !== "file") return null;
  const { bytes } = head.value;
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}

export const boundRead: Move = {
  name: "bound-read",
  tier: "enforcement",
  seams: [{ event: "PreToolUse", tool: "Read" }],
  decides: ["deny", "rewrite-input"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_READ_LARGE_BYTES", "DETENT_READ_DEFAULT_LIMIT", "DETENT_BOUNDS_MODE"],
  asks: ["file size", "file bytes"],
  why: "A large file read whole fills the context with lines that nobody asked for.",
  doesNotTouch: "Reads that carry a limit or an offset, small files, images, PDFs and notebooks.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "A denial reaches the model on 2.0.77, 2.1.301 and 2.1.332; the first ignores a rewritten limit.",
  },
  inactive: null,
  voids: [],
  decide,
};
