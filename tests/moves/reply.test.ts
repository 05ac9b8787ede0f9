import { describe, expect, it } from "vitest";
import type { SettlingDecision } from "../../src/moves/decide.ts";
import { adviceMax, hasReply, reply } from "../../src/moves/reply.ts";
import { type HookEvent, readHookEvent } from "../../src/session/hook-event.ts";
import { isJsonObject, stringAt } from "../../src/session/json-value.ts";

function eventOf(name: string): HookEvent {
  const event = readHookEvent({ hook_event_name: name, tool_name: "Bash", prompt: "p", delta: "d" });
  if (event === null) throw new Error("not an event");
  return event;
}

function replyOf(name: string, decision: SettlingDecision | null, advice: readonly string[] = []) {
  return reply(eventOf(name), { decision, advice });
}
const deny = { kind: "deny", reason: "r", instead: null } as const;

describe("a reply", () => {
  it("is nothing at all where there is nothing to say", () => {
    expect(replyOf("PreToolUse", null)).toBeNull();
  });

  // The documents of the client's hook reference, by event and decision.
  it.each<[string, SettlingDecision, object]>([
    [
      "PreToolUse",
      deny,
      {
        hookSpecificOutput: {
          hookEventName: "PreToolUse",
          permissionDecision: "deny",
          permissionDecisionReason: "r",
        },
      },
    ],
    [
      "PreToolUse",
      { kind: "rewrite-input", input: { a: 1 } },
      { hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: { a: 1 } } },
    ],
    [
      "PostToolUse",
      { kind: "rewrite-output", output: "o" },
      { hookSpecificOutput: { hookEventName: "PostToolUse", updatedToolOutput: "o" } },
    ],
    ["Stop", { kind: "block", reason: "r" }, { decision: "block", reason: "r" }],
    [
      "MessageDisplay",
      { kind: "display", text: "t" },
      { hookSpecificOutput: { hookEventName: "MessageDisplay", displayContent: "t" } },
    ],
  ])("at %s to %j is the protocol's document", (name, decision, document) => {
    expect(replyOf(name, decision)).toEqual(document);
  });

  it.each([
    "PreToolUse",
    "PostToolUse",
    "PostToolUseFailure",
    "UserPromptSubmit",
    "SubagentStart",
    "SessionStart",
  ])("at %s carries advice as context", (name) => {
    expect(replyOf(name, null, ["a", "b"])).toEqual({
      hookSpecificOutput: { hookEventName: name, additionalContext: "a\n\nb" },
    });
  });
});

describe("advice in a reply", () => {
  it("stands beside a denial in one document", () => {
    expect(replyOf("PreToolUse", deny, ["a"])).toEqual({
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: "r",
        additionalContext: "a",
      },
    });
  });

  it("stays below the client's limit, and says where it was cut", () => {
    const text = (units: number): string =>
      JSON.stringify(replyOf("SessionStart", null, ["x".repeat(units)]));
    expect(text(adviceMax)).not.toContain("was cut here");
  });

  it.each(["", "a"])("splits no surrogate pair where it is cut, whatever stands before (%j)", (start) => {
    const advice = start + "😀".repeat(adviceMax);
    const cut = replyOf("SessionStart", null, [advice])?.hookSpecificOutput;
    const context = isJsonObject(cut) ? stringAt(cut, "additionalContext") : null;
    expect(context?.length).toBeLessThanOrEqual(adviceMax);
    expect(context?.isWellFormed()).toBe(true);
    expect(context?.endsWith(`\n[detent: advice of ${advice.length} characters was cut here]`)).toBe(true);
  });
});

describe("a reply row", () => {
  it("does not exist for a decision that the protocol does not have at that event: that is a bug, and thrown", () => {
    expect([
      hasReply("PostToolUse", "deny"),
      hasReply("Stop", "advise"),
      hasReply("PreCompact", "advise"),
    ]).toEqual([false, false, false]);
    expect(() => replyOf("PostToolUse", deny)).toThrow("No reply row for deny at PostToolUse");
    expect(() => replyOf("Stop", null, ["a"])).toThrow("No reply row");
  });
});
