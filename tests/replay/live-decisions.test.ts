// What a live hook decided, as clients write it down.

import { expect, it } from "vitest";
import { LiveDecisions } from "../../src/replay/live-decisions.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { sessionToEvents } from "../../src/session/session-to-events.ts";
import { WrittenSession } from "./written-session.ts";

function lived(session: WrittenSession) {
  const read = sessionToEvents([session.asFile()]);
  const [call] = read.calls;
  if (call === undefined) throw new Error("no call");
  return { live: new LiveDecisions(read), call };
}

const printed = (stdout: JsonObject, command = "node /p/dist/hook.cjs") => ({
  type: "attachment",
  attachment: { type: "hook_success", toolUseID: "t", command, stdout: JSON.stringify(stdout) },
});

it("the words of a denial are those behind the client's own", () => {
  for (const text of ["PreToolUse:Bash hook error: Do not.", "Blocked by hook"]) {
    const { live, call } = lived(new WrittenSession().call("t", "Bash", {}).error("t", text));
    const words = text === "Blocked by hook" ? text : "Do not.";
    expect([live.before(call), live.isOurs]).toEqual([{ kind: "deny", words }, false]);
  }
});

it("what our hook printed is ours, what another printed is not", () => {
  const stdout = { hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: { file_path: "/w/f" } } };
  const call = () => new WrittenSession().call("t", "Read", { file_path: "/w/f" });
  const own = lived(call().line(printed(stdout)));
  expect(own.live.before(own.call)).toEqual({ kind: "rewrite-input", value: { file_path: "/w/f" } });
  expect(own.live.isOurs).toBe(true);
  const other = lived(call().line(printed(stdout, "node guard.mjs")));
  expect([other.live.before(other.call), other.live.isOurs]).toEqual([null, false]);
});

it("a shortened result is a trace of ours; a text that speaks of detent is none", () => {
  const note = "a\n[detent: 5000 of 9000 characters are cut here; lines 1 to 2]\nb";
  const bash = (text: string) => lived(new WrittenSession().call("t", "Bash", {}).result("t", text, {}));
  expect(bash(note).live.isOurs).toBe(true);
  expect(bash("we run [detent: 5] here").live.isOurs).toBe(false);
});

it("a replaced output that the client refused is named as refused", () => {
  const failed = { type: "hook_error_during_execution", toolUseID: "t", command: "node hook.cjs" };
  const { live, call } = lived(
    new WrittenSession().call("t", "Bash", {}).line({ type: "attachment", attachment: failed }),
  );
  expect(live.isRefused(call)).toBe(true);
});
