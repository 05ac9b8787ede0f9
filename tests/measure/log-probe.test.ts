import { expect, test } from "vitest";
import { LogProbe } from "../../src/measure/log-probe.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { ended, init, logOf, said } from "./headless-log.ts";

function probed(...texts: readonly string[]): LogProbe {
  const probe = new LogProbe();
  texts.forEach((text, at) => {
    const bytes = Buffer.from(text);
    probe.take(`/logs/${at}.jsonl`, (into, position) => bytes.copy(into, 0, position));
  });
  return probe;
}

function found(probe: LogProbe, kind: string): readonly (readonly [string, number, boolean, string])[] {
  return probe
    .occurrences()
    .filter((one) => one.kind === kind)
    .map(({ name, count, isKnown, path, line }) => [name, count, isKnown, `${path}:${line}`]);
}

const line: JsonObject = { type: "user", sessionId: "s", version: "2.1.332", message: { content: "Hi" } };

test("what occurs has its count, its first place, and whether it is known", () => {
  const call = { type: "tool_use", id: "t", name: "Anchor", input: {} };
  const reply = { type: "assistant", sessionId: "s", message: { id: "m", content: [call] }, mooring: 1 };
  const probe = probed(
    logOf(line, { ...line, version: "9.9.9" }, reply, { type: "harbour-note", sessionId: "s" }),
  );
  expect(found(probe, "client version")).toEqual([
    ["2.1.332", 1, true, "/logs/0.jsonl:1"],
    ["9.9.9", 1, false, "/logs/0.jsonl:2"],
  ]);
  expect(found(probe, "entry type")).toEqual([
    ["user", 2, true, "/logs/0.jsonl:1"],
    ["assistant", 1, true, "/logs/0.jsonl:3"],
    ["harbour-note", 1, false, "/logs/0.jsonl:4"],
  ]);
  expect(found(probe, "tool")).toEqual([["Anchor", 1, false, "/logs/0.jsonl:3"]]);
  expect(found(probe, "field of line")).toContainEqual(["mooring", 1, false, "/logs/0.jsonl:3"]);
  expect(found(probe, "field of line")).toContainEqual(["sessionId", 3, true, "/logs/0.jsonl:1"]);
});

test("headless output has fields of its own, and hook events are named by its lines and by attachments", () => {
  const hook = { type: "system", subtype: "hook_started", session_id: "s", hook_event: "PreToolUse" };
  const attachment = {
    type: "attachment",
    sessionId: "s",
    attachment: { type: "hook_success", hookEvent: "Sail" },
  };
  const probe = probed(
    logOf(init("i"), said("r", [1, 1, 0, 0]), ended("e", [1, 1, 0, 0]), hook),
    logOf(attachment),
  );
  expect(found(probe, "hook event")).toEqual([
    ["PreToolUse", 1, true, "/logs/0.jsonl:4"],
    ["Sail", 1, false, "/logs/1.jsonl:1"],
  ]);
  expect(found(probe, "field of result")).toContainEqual(["num_turns", 1, true, "/logs/0.jsonl:3"]);
  expect(found(probe, "field of output line")).toContainEqual([
    "parent_tool_use_id",
    1,
    true,
    "/logs/0.jsonl:2",
  ]);
  expect(found(probe, "field of usage")).toHaveLength(4);
  expect(probe.sessionFiles).toBe(2);
});

test("what is no log of a session is left out with its reason, and drain logs are not looked into", () => {
  const drain = { drain_log: 1, record: "dispatch", run_id: "r" };
  const probe = probed("", logOf({ a: 1 }), logOf(drain));
  expect(probe.leftOut.map(({ path }) => path)).toEqual(["/logs/0.jsonl", "/logs/1.jsonl"]);
  expect([probe.sessionFiles, probe.occurrences()]).toEqual([0, []]);
});

test("a log longer than its head is looked through to its end", () => {
  const long = Array.from({ length: 70 }, () => line);
  expect(found(probed(logOf(...long, { ...line, type: "last" })), "entry type")).toEqual([
    ["user", 70, true, "/logs/0.jsonl:1"],
    ["last", 1, false, "/logs/0.jsonl:71"],
  ]);
});
