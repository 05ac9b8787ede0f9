import { expect, test } from "vitest";
import { redirectSearch } from "../../../src/moves/rules/redirect-search.ts";
import { readHookEvent } from "../../../src/session/hook-event.ts";
import { describeEventLines } from "../event-lines.ts";
import { worldOf } from "../fixture-world.ts";

describeEventLines(redirectSearch);

function asked(command: string, text: string) {
  const event = readHookEvent({
    hook_event_name: "PreToolUse",
    tool_name: "Bash",
    tool_input: { command },
    cwd: "/w",
  });
  if (event === null) throw new Error("not an event");
  const files = { "/w/f": { text } };
  return redirectSearch.decide(event, worldOf({ operands: { DETENT_SEARCH_TOOL: "present" }, files }));
}

test("grep is left alone where the file has a line that the tool leaves out, of 500 bytes or more", () => {
  // Two bytes each: 250 of them are 500 bytes, 249 and one more byte 499.
  expect(asked("grep foo f", `foo\n${"ö".repeat(250)}\nfoo\n`)).toEqual({ kind: "silent" });
  expect(asked("grep foo f", `foo\n${"ö".repeat(249)}x\nfoo\n`)).toMatchObject({ kind: "fires" });
});

test("who is sent from rg to the tool is told what it finds besides and what it leaves out", () => {
  expect(asked("rg foo", "")).toMatchObject({
    decision: {
      kind: "deny",
      reason: expect.stringMatching(/hidden files besides.*leaves out lines of 500 bytes.*Call Grep with \{/),
    },
  });
});
