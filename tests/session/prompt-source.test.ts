import { describe, expect, test } from "vitest";
import { promptSource } from "../../src/session/prompt-source.ts";

const TYPED = "Moor at the north quay.";

describe("newer clients say who wrote a prompt", () => {
  test.each([
    [{ promptSource: "typed" }, "user"],
    [{ promptSource: "suggestion_accepted" }, "user"],
    [{ promptSource: "queued" }, "user"],
    [{ promptSource: "sdk" }, "sdk"],
    [{ promptSource: "system" }, "machine"],
    [{ origin: { kind: "human" } }, "user"],
    [{ origin: { kind: "task-notification" } }, "machine"],
    [{ origin: { kind: "peer" } }, "machine"],
    [{ origin: "coordinator" }, "machine"],
    [{ promptSource: "a-later-one", origin: { kind: "channel" } }, "machine"],
    [{ promptSource: "typed", origin: { kind: "peer" } }, "user"],
  ])("%j: %s", (entry, source) => expect(promptSource(entry, TYPED, false)).toBe(source));
});

describe("flags come before everything else", () => {
  test.each([
    [{ isMeta: true, promptSource: "typed" }, "machine"],
    [{ isCompactSummary: true, isMeta: true }, "summary"],
    [{ isMeta: "true" }, "user"],
    [{ isMeta: false, isCompactSummary: false }, "user"],
  ])("%j: %s", (entry, source) => expect(promptSource(entry, TYPED, false)).toBe(source));
  test("a subagent's task is no prompt of a person, however it is marked", () => {
    expect(promptSource({ promptSource: "typed" }, TYPED, true)).toBe("subagent");
  });
  test("a compacted subagent's text is a summary", () => {
    expect(promptSource({ isCompactSummary: true }, TYPED, true)).toBe("summary");
  });
});

describe("older clients show it by the tag that a text opens with", () => {
  test.each([
    ["<command-name>/chart</command-name>", "command"],
    ["<command-message>chart is running…</command-message>", "command"],
    ["\n  <command-name>/chart</command-name>", "command"],
    ["<local-command-stdout>done</local-command-stdout>", "local-output"],
    ["<local-command-stderr>no</local-command-stderr>", "local-output"],
    ["<local-command-caveat>Caveat</local-command-caveat>", "machine"],
    ["<bash-input>ls</bash-input>", "machine"],
    ["<bash-stdout>a</bash-stdout>", "local-output"],
    ["<bash-stderr></bash-stderr>", "local-output"],
    ["<task-notification>\n</task-notification>", "machine"],
    ["[Request interrupted by user]", "interrupt"],
    ["[Request interrupted by user for tool use]", "interrupt"],
  ])("%j: %s", (text, source) => expect(promptSource({}, text, false)).toBe(source));
  test.each([
    TYPED,
    "",
    "What does <command-name> mean?",
    "<command>ls</command>",
    "[Request interrupted by the tide]",
    "command-name",
  ])("%j is a person's", (text) => expect(promptSource({}, text, false)).toBe("user"));
});
