// What a log shows of others at work, and that nothing known of a file outlives it.

import { expect, it } from "vitest";
import { outsideWriter } from "../../src/replay/outside-writers.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { readOutput, replayed, WrittenSession } from "./written-session.ts";

/** A small file that was read, what `act` adds, and a Read of which no result shows the size. */
function sizeAsked(act: (session: WrittenSession) => WrittenSession): string | undefined {
  const read = { file_path: "/w/f" };
  const seen = new WrittenSession()
    .prompt("go")
    .call("r", "Read", read)
    .result("r", "1\ta", readOutput("/w/f", "a\n"));
  const { events } = replayed(act(seen).call("z", "Read", read));
  return events.at(-1)?.rows.find(({ move }) => move === "bound-read")?.state;
}

const attachment = (fields: JsonObject) => (session: WrittenSession) =>
  session.line({ type: "attachment", attachment: fields });
const reminder =
  "<system-reminder>\nNote: /w/f was modified, either by the user or by a linter.</system-reminder>";

it("a size that a Read showed is known for the next Read where nobody else was at work", () => {
  expect(sizeAsked((session) => session)).toBe("silent");
});

it.each([
  ["an editor or linter", attachment({ type: "edited_text_file", filename: "/w/f", snippet: "b" })],
  ["a person's command", (s: WrittenSession) => s.prompt("<bash-input>cp /tmp/big f</bash-input>")],
  [
    "a hook that printed",
    attachment({ type: "hook_success", hookName: "PostToolUse:Read", command: "fmt -w" }),
  ],
  ["a hook without a command", attachment({ type: "hook_success", hookName: "PostToolUse:Read" })],
  [
    "a hook that began",
    (s: WrittenSession) => s.line({ type: "progress", data: { type: "hook_progress", command: "fmt -w" } }),
  ],
  [
    "a reminder of an older client",
    (s: WrittenSession) => s.call("g", "Grep", {}).result("g", `x\n${reminder}`, {}),
  ],
  ["a reminder as a line of its own", (s: WrittenSession) => s.prompt(reminder, { isMeta: true })],
])("%s may have changed it", (_name, act) => {
  expect(sizeAsked(act)).toBe("undetermined");
});

it.each([
  [
    "our own hook",
    attachment({ type: "hook_success", hookName: "PreToolUse:Read", command: "node hook.cjs" }),
  ],
  ["another attachment", attachment({ type: "todo_reminder", content: [] })],
  [
    "a progress line of a tool",
    (s: WrittenSession) => s.line({ type: "progress", data: { type: "bash_progress" } }),
  ],
  [
    "words of a result that are no reminder",
    (s: WrittenSession) =>
      s.call("g", "Grep", {}).result("g", "was modified, either by the user or by a linter", {}),
  ],
])("%s shows nobody", (_name, act) => {
  expect(sizeAsked(act)).toBe("silent");
});

it("a line that cannot be read is told by others", () => {
  expect(
    outsideWriter({ kind: "unreadable", place: { file: "f", line: 1 }, why: "It is broken." }),
  ).toBeNull();
});
