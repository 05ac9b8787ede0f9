// Facts that need a replay: anchors, re-written files, repeated lines of prompts, each worked out by hand.

import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { type ReplayFactKind, replayFacts } from "../../src/replay/replay-facts.ts";
import { replayed, WrittenSession } from "./written-session.ts";

function amounts(session: WrittenSession, kind: ReplayFactKind): readonly (number | null)[] {
  const replay = replayed(session);
  return replayFacts(judge(replay), replay.session.lines)
    .filter((fact) => fact.kind === kind)
    .map(({ amount }) => amount);
}

const edit = (from: string, original: string | null) =>
  new WrittenSession()
    .call("e", "Edit", { file_path: "/w/f", old_string: from, new_string: "z" })
    .result("e", "ok", original === null ? {} : { originalFile: original, oldString: from, newString: "z" });
const anchor = (from: string, original: string | null) =>
  amounts(edit(from, original), "pointer expressible");

it("an anchor counts where it is whole lines and stands once in the file", () => {
  const file = "one\ntwo\nthree\ntwo\n";
  expect(anchor("three", file)).toEqual([5]);
  expect(anchor("one\ntwo", file)).toEqual([7]);
  expect(anchor("three\n", file)).toEqual([6]);
  // A part of a line, and a line that stands twice.
  expect(anchor("hree", file)).toEqual([0]);
  expect(anchor("two", file)).toEqual([0]);
  expect(anchor("one", null)).toEqual([null]);
});

it("each edit of several stands against what the edits before it left", () => {
  const edits = [
    { old_string: "a", new_string: "b\nc" },
    { old_string: "c", new_string: "d" },
  ];
  const session = new WrittenSession("2.0.77")
    .call("m", "MultiEdit", { file_path: "/w/f", edits })
    .result("m", "ok", { originalFileContents: "a\nx\n" });
  expect(amounts(session, "pointer expressible")).toEqual([2]);
});

it("a Write of what the file held counts whole, and is open where line ends do not show", () => {
  const write = (version: string, original: string | null, content = "a\nb\n") =>
    new WrittenSession(version)
      .call("w", "Write", { file_path: "/w/f", content })
      .result("w", "ok", { type: original === null ? "create" : "update", originalFile: original, content });
  expect(amounts(write("2.0.77", "a\nb\n"), "re-emitted")).toEqual([4]);
  expect(amounts(write("2.0.77", "a\nc\n"), "re-emitted")).toEqual([0]);
  expect(amounts(write("2.0.77", null), "re-emitted")).toEqual([0]);
  expect(amounts(write("2.1.332", "a\nb\n"), "re-emitted")).toEqual([null]);
  expect(
    amounts(new WrittenSession().call("w", "Write", { file_path: "/w/f", content: "x" }), "re-emitted"),
  ).toEqual([null]);
});

const LINE = "a line of more than twenty characters";
const repasted = (session: WrittenSession) => amounts(session, "repasted prompt bytes");

it("a long line of a prompt that stood before in the context counts in bytes, a short one does not", () => {
  const session = new WrittenSession()
    .text("m", `${LINE}\nshort`)
    .prompt(`  ${LINE}  \nshort\nnew line of some length é`);
  // 37 bytes; the new line stood nowhere, and the short one is too short.
  expect(repasted(session)).toEqual([37]);
  expect(amounts(session, "prompt bytes")).toEqual([
    Buffer.byteLength(`  ${LINE}  \nshort\nnew line of some length é`),
  ]);
});

it("what stood before a compaction, or in a subagent, is not in the context", () => {
  const compacted = new WrittenSession()
    .text("m", LINE)
    .line({ type: "system", subtype: "compact_boundary", content: "c" })
    .prompt(LINE);
  expect(repasted(compacted)).toEqual([0]);
  const agent = new WrittenSession("2.1.332", "a1").text("s", LINE);
  const main = new WrittenSession("2.1.332", null, 5).prompt(LINE);
  agent.lines.push(...main.lines);
  expect(repasted(agent)).toEqual([0]);
});

it("an unreadable line before may have held it", () => {
  const session = new WrittenSession().raw('{"type":"assis').text("m", LINE);
  expect(repasted(session.prompt(`${LINE}x`))).toEqual([null]);
});
