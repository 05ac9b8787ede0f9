// capture-prompt: every prompt is kept, with who made it, and noted as the one that the session's next reply answers.
// It records and decides nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { type Effect, fires, type RowAnswer, silent } from "../decision.ts";
import type { Move } from "../move.ts";
import { noteTurn } from "../prompt-key.ts";
import { recordText } from "../record-text.ts";

function decide(event: HookEvent): RowAnswer {
  if (event.name !== "UserPromptSubmit" || event.prompt === "") return silent;
  const effects: readonly Effect[] = recordText("capture-prompt", event, event.prompt, {
    source: event.source,
  });
  return fires(null, [...effects, ...noteTurn(event)]);
}

export const capturePrompt: Move = {
  name: "capture-prompt",
  tier: "capture",
  seams: [{ event: "UserPromptSubmit", tool: null }],
  decides: [],
  recordsTools: false,
  flows: [["USER", "STORE"]],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: [],
  why: "A prompt is the one input that nothing else can restore.",
  doesNotTouch: "The prompt itself, and empty prompts.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event fires on 2.0.77, 2.1.301 and 2.1.332; a prompt's source comes with newer clients only.",
  },
  inactive: null,
  voids: [],
  decide,
};
