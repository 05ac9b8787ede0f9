import { expect, test } from "vitest";
import { answerRows } from "../../src/moves/decide.ts";
import { refuseUnanswered } from "../../src/moves/refuse-unanswered.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { worldOf } from "./fixture-world.ts";

const reference = `detent://${"1".repeat(64)}`;

function refused(tool: string, input: JsonObject, world: JsonObject) {
  const event = readHookEvent({
    hook_event_name: "PreToolUse",
    tool_name: tool,
    tool_input: { file_path: "/w/f", ...input },
    prompt_id: "p1",
    cwd: "/w",
  });
  if (event === null) throw new Error("not an event");
  return refuseUnanswered(event, answerRows(event, worldOf(world)).rows);
}

test("a reference or a splice that could not be looked up is refused, so that its text reaches no file", () => {
  const unread = { isStoreComplete: false };
  for (const [tool, input] of [
    ["Write", { content: reference }],
    ["Write", { content: `detent://splice\n=${"1".repeat(64)}` }],
    ["Edit", { old_string: "a", new_string: reference }],
  ] as const) {
    expect([tool, refused(tool, input, unread)]).toMatchObject([
      tool,
      { kind: "deny", reason: expect.stringMatching(/^1{64} cannot be read\. .* Nothing was written\.$/) },
    ]);
  }
  const splice = { content: "detent://splice\n=L1-1" };
  expect(refused("Write", splice, { files: { "/w/f": "unknown" } })).toMatchObject({ kind: "deny" });
});

test("any other text is written, whatever is not known, and so is a reference that was answered", () => {
  const unknown = { isStoreComplete: false, files: { "/w/f": "unknown" } };
  expect(refused("Write", { content: "plain" }, unknown)).toBeNull();
  expect(refused("Write", { content: `${reference}\n` }, unknown)).toBeNull();
  expect(refused("Read", {}, unknown)).toBeNull();
  expect(refused("Write", { content: reference }, {})).toBeNull();
});
