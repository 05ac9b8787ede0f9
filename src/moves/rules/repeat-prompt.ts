// repeat-prompt: a person gives a prompt that this project has had before, character for character: the reply of then
// is named, so that it need not be worked out again. Prompts that machinery makes repeat by nature and are left alone.
// What it costs does not depend on how much was recorded.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { pointerText } from "../pointer.ts";
import { isFromPerson, promptKey } from "../prompt-key.ts";
import { isAddress } from "../store/address.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "UserPromptSubmit" || event.prompt === "" || !isFromPerson(event)) return silent;
  const noted = world.ledger.lookup("prompt-reply", promptKey(event));
  if (!noted.isKnown) return undetermined(noted.question);
  if (noted.value === null || !isAddress(noted.value)) return silent;
  const has = world.store.has(noted.value);
  if (!has.isKnown) return undetermined(has.question);
  if (!has.value) return silent;
  const reply = pointerText(noted.value, null);
  const text = `This prompt was given before, word for word. The reply to it then is ${reply} (echo it to read it).`;
  return fires({ kind: "advise", text });
}

export const repeatPrompt: Move = {
  name: "repeat-prompt",
  tier: "injection",
  seams: [{ event: "UserPromptSubmit", tool: null }],
  decides: ["advise"],
  recordsTools: false,
  flows: [
    ["STORE", "CONTEXT"],
    ["USER", "CONTEXT"],
  ],
  operands: ["DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["lookup", "stored object"],
  why: "A question that was answered before has its answer in the store.",
  doesNotTouch:
    "Prompts that differ in one character, prompts made by machinery, and replies of another project.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "Advice on a prompt reaches the model on 2.0.77, 2.1.301 and 2.1.332; the first records no replies.",
  },
  inactive: null,
  voids: [
    {
      what: "the earlier reply",
      reason: "The client does not send its last message with the event, so no reply is known.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
