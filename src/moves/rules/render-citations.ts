// render-citations: on the screen, a reference to stored bytes is followed by the beginning of what it names, or by the
// reason why it names nothing. What the model wrote and what the transcript holds stay as they are.

import type { HookEvent } from "../../session/hook-event.ts";
import { shownText } from "../../session/shown-text.ts";
import { findCitedPointers } from "../cited-pointers.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { danglingSentence, type Pointer, type Resolved, resolvePointer } from "../pointer.ts";
import { countLines, lineCountText } from "../store/slice-lines.ts";
import type { World } from "../world.ts";

/** UTF-16 units of a stored text that are shown beside its address. */
const shownMax = 200;

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "MessageDisplay") return silent;
  const cited = findCitedPointers(event.delta);
  if (cited.length === 0) return silent;
  let shown = "";
  let end = 0;
  for (const { pointer, text, at } of cited) {
    const resolved = resolvePointer(pointer, world);
    if (!resolved.isKnown) return undetermined(resolved.question);
    shown += `${event.delta.slice(end, at)}${text} [${besideOf(pointer, resolved.value)}]`;
    end = at + text.length;
  }
  return fires({ kind: "display", text: shown + event.delta.slice(end) });
}

/** On one line, and without anything that a terminal would act on: stored bytes may be any. */
function besideOf(pointer: Pointer, resolved: Resolved): string {
  if (resolved.kind !== "bytes") return danglingSentence(pointer, resolved);
  const text = Buffer.from(resolved.bytes).toString("utf8");
  const count = lineCountText(countLines(resolved.bytes));
  if (text.length <= shownMax) return `${shownText(text, "one-line")} · ${count}`;
  const head = text.slice(0, shownMax).replace(/[\ud800-\udbff]$/, "");
  return `${shownText(head, "one-line")}… · ${count}, ${text.length} characters`;
}

export const renderCitations: Move = {
  name: "render-citations",
  tier: "display",
  seams: [{ event: "MessageDisplay", tool: null }],
  decides: ["display"],
  recordsTools: false,
  flows: [
    ["STORE", "USER"],
    ["CONTEXT", "USER"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "A reader sees what an address stands for without looking it up.",
  doesNotTouch: "The model's text, the transcript, and messages without a reference.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The event exists since 2.1.152 and changed the screen on 2.1.301 and 2.1.332; 2.0.77 has no such event.",
  },
  inactive: null,
  voids: [{ what: "the screen", reason: "The client has no such event.", tried: ["2.0.77"] }],
  decide,
};
