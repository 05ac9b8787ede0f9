// Transcript after transcript: what cannot be read is named, what nobody took in too; a terminal sees how far it is.

import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { createPrinter } from "../../src/cli/print.ts";
import { runReplays } from "../../src/cli/replay-runs.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { testedMoves, WrittenSession, writeFiles, writeSession } from "../replay/written-session.ts";
import { MemoryWriter, memoryContext } from "./memory-context.ts";

function replayAll(main: readonly string[], agents: readonly string[] = [], isStderrTty = false) {
  const stderr = new MemoryWriter();
  const context = memoryContext({ stderr, isStderrTty });
  const flags = { databasePath: "/none", isJson: false, isQuiet: false, hasColor: false, isDebug: false };
  const choices = {
    table: testedMoves,
    operands: readOperands({}).operands,
    earlier: null,
    workspace: null,
  };
  const replayed: string[] = [];
  const withPrint = { ...context, flags, print: createPrinter(context, flags) };
  const unread = runReplays(withPrint, { main, agents, unread: [] }, choices, ({ replay }) => {
    replayed.push(replay.path);
  });
  return { replayed, unread: unread.map(({ path }) => path), shown: stderr.text };
}

const session = () => writeSession(new WrittenSession().prompt("go"));

it("a file that is no transcript is left out by name and the rest replayed", () => {
  const [good, bad] = [session(), writeFiles({ "other.jsonl": "{}\n" })];
  expect(replayAll([bad, good])).toMatchObject({ replayed: [good], unread: [bad] });
});

it("a subagent's file that no main file took in is named", () => {
  const path = session();
  const orphan = join(dirname(path), "agent-x.jsonl");
  expect(replayAll([path], [orphan]).unread).toEqual([orphan]);
});

it("nothing to replay is a fault with the reason of the first file", () => {
  const bad = writeFiles({ "other.jsonl": "{}\n" });
  expect(() => replayAll([bad])).toThrow(bad);
  expect(() => replayAll([])).toThrow("No session transcript is here.");
});

it("a bar is drawn on a terminal alone, and only over several files", () => {
  const paths = [session(), session()];
  expect(replayAll(paths, [], true).shown).toContain("Replaying");
  expect(replayAll(paths).shown).toBe("");
  expect(replayAll([paths[0] ?? ""], [], true).shown).toBe("");
});
