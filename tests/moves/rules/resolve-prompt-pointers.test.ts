import { expect, it } from "vitest";
import { adviceMax } from "../../../src/moves/reply.ts";
import { resolvePromptPointers } from "../../../src/moves/rules/resolve-prompt-pointers.ts";
import { addressOf } from "../../../src/moves/store/address.ts";
import { readHookEvent } from "../../../src/session/hook-event.ts";
import { describeEventLines } from "../event-lines.ts";
import { worldOf } from "../fixture-world.ts";

describeEventLines(resolvePromptPointers);

const stored = Array.from({ length: 40 }, (_, at) => `${at} line of a long text\n`.repeat(2200));

function adviceOn(texts: readonly string[], count: number): string {
  const prompt = texts.slice(0, count).map((text) => `detent://${addressOf(text)}`);
  const event = readHookEvent({ hook_event_name: "UserPromptSubmit", prompt: prompt.join(" ") });
  if (event === null) throw new Error("not an event");
  const answer = resolvePromptPointers.decide(event, worldOf({ storedTexts: texts }));
  if (answer.kind !== "fires" || answer.decision?.kind !== "advise") throw new Error("no advice");
  return answer.decision.text;
}

it.each([1, 2, 7, 18, 19, 40])("%d references to 50 KB each fit into the room that advice has", (count) => {
  const advice = adviceOn(stored, count);
  expect(advice.length).toBeLessThan(adviceMax - 400);
  for (const text of stored.slice(0, Math.min(count, 18))) {
    expect(advice).toContain(`detent://${addressOf(text)} (2200 lines`);
    expect(advice).toContain(text.slice(0, 100));
  }
  expect(advice.includes("22 more references")).toBe(count === 40);
});

it("room that one reference does not need goes to the next", () => {
  const [long = "", short] = [stored[0], "short\n"];
  expect(adviceOn([short, long], 2).length).toBeGreaterThan(8500);
});
