// Beside the events of the two moves that use it: the rest of the call stays, and reasons name the reference.

import { expect, it } from "vitest";
import { expandField, refuse, refuseUnlessLanding } from "../../src/moves/expand-field.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { type PreToolUse, readHookEvent } from "../../src/session/hook-event.ts";
import { worldOf } from "./fixture-world.ts";

const text = "one\ntwo\n";
const reference = `detent://${addressOf(text)}`;
const world = worldOf({ storedTexts: [text] });

function call(input: Readonly<Record<string, string>>, promptId: string | null = "p1"): PreToolUse {
  const event = readHookEvent({
    hook_event_name: "PreToolUse",
    tool_name: "Write",
    tool_input: input,
    prompt_id: promptId,
  });
  if (event?.name !== "PreToolUse") throw new Error("not a call");
  return event;
}

it("only the field asked for is replaced", () => {
  const answer = expandField(call({ content: reference, other: reference }), "content", world);
  expect(answer).toMatchObject({ decision: { input: { content: text, other: reference } } });
  expect(expandField(call({ content: reference }), "other", world)).toEqual({ kind: "silent" });
});

it("a refusal names the reference, its lines and that nothing was written", () => {
  const answer = expandField(call({ content: `${reference}:L2-3` }), "content", world);
  expect(answer).toMatchObject({
    decision: {
      kind: "deny",
      reason: `${reference}:L2-3 asks for lines outside of the object, which has 2 lines. Nothing was written.`,
    },
  });
});

it("a client that does not show that rewrites land is refused, any other is not", () => {
  expect(refuseUnlessLanding(call({}))).toBeNull();
  for (const promptId of [null, ""]) {
    expect(refuseUnlessLanding(call({}, promptId))).toEqual(
      refuse("This client does not show that it applies a rewritten call. Write the text itself."),
    );
  }
});
