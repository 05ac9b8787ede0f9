// Whole sessions through the moves. Every expected answer is derived from the rules beside it: bound-read refuses above
// 100,000 bytes, no-reemission refuses identical bytes, bound-result cuts above 8,000 characters.

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { moves } from "../../src/moves/table.ts";
import { freshFolder, readOutput, replayed, rowStates, WrittenSession } from "./written-session.ts";

const RECORDS = "capture-result=fires bound-result=silent";

function readOf(text: string, version = "2.1.332"): WrittenSession {
  return new WrittenSession(version)
    .call("r", "Read", { file_path: "/w/f" })
    .result("r", text, readOutput("/w/f", text));
}

describe("bound-read", () => {
  it("a small file is silent, whatever its line ends are", () => {
    expect(rowStates(replayed(readOf("a\nb\n")))).toEqual([
      "1 PreToolUse: bound-read=silent",
      `2 PostToolUse: ${RECORDS}`,
    ]);
  });

  it("a large file is denied with the bound, and what the Read brought is counterfactual", () => {
    const replay = replayed(readOf("x".repeat(100_001)));
    expect(rowStates(replay)).toEqual(["1 PreToolUse: bound-read=fires", "2 PostToolUse: counterfactual"]);
    const denied = replay.events.find(({ decision }) => decision !== null);
    expect(denied?.decision).toMatchObject({
      kind: "deny",
      instead: { input: { file_path: "/w/f", limit: 2000 } },
    });
    // The reason counts bytes; a mark or UTF-16 would make them more, so the words are not certain.
    expect(denied?.decision?.reason).toBeNull();
    expect(denied?.honoured).toBe("yes");
  });

  it("between the bound and the largest form of the text it is undetermined", () => {
    // 60,000 characters are 60,000 bytes in UTF-8 and 120,002 in UTF-16: on both sides of the bound.
    const replay = replayed(readOf("x".repeat(60_000)));
    expect(rowStates(replay)[0]).toBe("1 PreToolUse: bound-read=undetermined");
    expect(replay.events[1]?.rows[0]?.question).toMatchObject({ kind: "file form", about: "/w/f" });
  });

  it("a part that is itself over the bound is certain, a smaller part is not", () => {
    const part = (length: number) =>
      new WrittenSession()
        .call("r", "Read", { file_path: "/w/f" })
        .result("r", "x", readOutput("/w/f", "x".repeat(length), 9000));
    expect(rowStates(replayed(part(100_001)))[0]).toBe("1 PreToolUse: bound-read=fires");
    expect(rowStates(replayed(part(99_000)))[0]).toBe("1 PreToolUse: bound-read=undetermined");
  });

  it("an unanswered Read hangs on what was seen before it, and a shell command ends that", () => {
    const again = (session: WrittenSession) => session.call("r2", "Read", { file_path: "/w/f" });
    expect(rowStates(replayed(again(readOf("a\n")))).at(-1)).toBe("3 PreToolUse: bound-read=silent");
    const shell = readOf("a\n").call("b", "Bash", { command: "make" }).result("b", "ok", { stdout: "ok" });
    expect(rowStates(replayed(again(shell))).at(-1)).toBe("5 PreToolUse: bound-read=undetermined");
    expect(rowStates(replayed(again(readOf("a\n").prompt("go on")))).at(-1)).toBe(
      "4 PreToolUse: bound-read=undetermined",
    );
    expect(rowStates(replayed(again(readOf("a\n").raw("{broken")))).at(-1)).toBe(
      "4 PreToolUse: bound-read=undetermined",
    );
  });

  it("a rewrite takes the result away only where the client may act on it", () => {
    const inject = { DETENT_BOUNDS_MODE: "inject" };
    const [large, states] = [
      "x".repeat(100_001),
      (version: string) => rowStates(replayed(readOf(large, version), inject)),
    ];
    expect(states("2.1.332")[1]).toBe("2 PostToolUse: counterfactual");
    // 2.0.77 ignores a rewrite that comes without a decision: the Read ran as it was.
    expect(states("2.0.77")[1]).toContain("capture-result=fires");
  });
});

describe("no-reemission", () => {
  const write = (session: WrittenSession, original: string, content: string) =>
    session
      .call("w", "Write", { file_path: "/w/f", content })
      .result("w", "ok", { type: "update", content, originalFile: original, structuredPatch: [] });

  it("a Write of what the file holds is denied where the log shows the bytes (2.0.77)", () => {
    const replay = replayed(write(new WrittenSession("2.0.77"), "a\nb\n", "a\nb\n"));
    expect(rowStates(replay)).toEqual(["1 PreToolUse: no-reemission=fires", "2 PostToolUse: counterfactual"]);
    expect(replay.events[1]?.decision?.reason).toContain("(4 bytes)");
  });

  it("where the log shows LF whatever the file has (2.1.332) it is undetermined, but for a single line", () => {
    expect(rowStates(replayed(write(new WrittenSession(), "a\nb\n", "a\nb\n")))[0]).toBe(
      "1 PreToolUse: no-reemission=undetermined",
    );
    expect(rowStates(replayed(write(new WrittenSession(), "ab", "ab")))[0]).toBe(
      "1 PreToolUse: no-reemission=fires",
    );
  });

  it("another text is silent for certain, in every form that the file may have", () => {
    for (const version of ["2.0.77", "2.1.100", "2.1.332"]) {
      expect(rowStates(replayed(write(new WrittenSession(version), "a\nb\n", "a\nc\n")))[0]).toBe(
        "1 PreToolUse: no-reemission=silent",
      );
    }
  });

  it("what was created before and written again may have got other line ends; a single line cannot", () => {
    const session = new WrittenSession()
      .call("w1", "Write", { file_path: "/w/f", content: "a\nb\n" })
      .result("w1", "ok", { type: "create", content: "a\nb\n", originalFile: null });
    expect(rowStates(replayed(write(session, "a\nb\n", "a\nb\n")))[2]).toBe(
      "3 PreToolUse: no-reemission=undetermined",
    );
    const line = new WrittenSession()
      .call("w1", "Write", { file_path: "/w/f", content: "ab" })
      .result("w1", "ok", { type: "create", content: "ab", originalFile: null });
    expect(rowStates(replayed(write(line, "ab", "ab")))[2]).toBe("3 PreToolUse: no-reemission=fires");
  });

  it("created may mean empty: only an empty Write hangs on that", () => {
    const create = (content: string) =>
      new WrittenSession()
        .call("w", "Write", { file_path: "/w/f", content })
        .result("w", "ok", { type: "create", content, originalFile: null });
    expect(rowStates(replayed(create("x")))[0]).toBe("1 PreToolUse: no-reemission=silent");
    expect(rowStates(replayed(create("")))[0]).toBe("1 PreToolUse: no-reemission=undetermined");
  });
});

describe("results and the store", () => {
  const whole = `${"line of the result\n".repeat(600)}`;
  const bash = (id: string, command: string, stdout: string) => (session: WrittenSession) =>
    session
      .call(id, "Bash", { command })
      .result(id, stdout, { stdout, stderr: "", interrupted: false, isImage: false });

  it("an address that this replay put resolves; one that may be older is undetermined, never dangling", () => {
    const mine = `detent://${addressOf(whole)}`;
    const theirs = `detent://${addressOf("stored by somebody else")}`;
    const session = bash("e1", `echo ${mine}`, mine)(bash("b", "cat x", whole)(new WrittenSession()));
    const replay = replayed(bash("e2", `echo ${theirs}`, theirs)(session));
    // The whole result is above 8,000 characters: bound-result cuts it and decides the event.
    expect(rowStates(replay)).toEqual([
      "2 PostToolUse: capture-result=fires bound-result=fires expand-echoed-pointer=not reached",
      "4 PostToolUse: capture-result=fires bound-result=silent expand-echoed-pointer=fires",
      "6 PostToolUse: capture-result=fires bound-result=silent expand-echoed-pointer=undetermined",
    ]);
    expect(replay.events.at(-1)?.rows.at(-1)?.question).toMatchObject({ kind: "stored object" });
  });

  it("a store that is said to be complete makes the same address dangling", () => {
    const theirs = `detent://${addressOf("stored by somebody else")}`;
    const choices = { earlier: { folder: freshFolder(), isComplete: true } };
    const replay = replayed(bash("e", `echo ${theirs}`, theirs)(new WrittenSession()), {}, choices);
    expect(replay.events.at(-1)?.rows.at(-1)).toMatchObject({ state: "fires", decision: { kind: "advise" } });
  });

  it("an event of which the log lacks the output leaves every row undetermined", () => {
    const session = new WrittenSession().call("g", "Grep", {}).result("g", "x", undefined);
    expect(rowStates(replayed(session))).toEqual([
      "2 PostToolUse: capture-result=undetermined bound-result=undetermined",
    ]);
  });

  it("moves that are left out of the table are not asked", () => {
    const table = moves.filter(({ name }) => name === "barrier-world");
    const session = new WrittenSession()
      .call("w", "WebFetch", { url: "u" })
      .result("w", "page", { result: "page" });
    expect(rowStates(replayed(session, {}, { table }))).toEqual([
      "1 PreToolUse: barrier-world=fires",
      "2 PostToolUse: counterfactual",
    ]);
  });
});

it("neither the workspace, nor the user's store, nor the temporary folder keeps a trace of a replay", () => {
  const [workspace, store] = [freshFolder(), freshFolder()];
  const file = join(workspace, "f");
  writeFileSync(file, "on disk\n");
  const before = { files: readdirSync(workspace), modified: statSync(file).mtimeMs };
  const session = new WrittenSession()
    .call("w", "Write", { file_path: file, content: "new\n" })
    .result("w", "ok", { type: "update", content: "new\n", originalFile: "old\n" })
    .call("b", "Bash", { command: `rm ${file}` })
    .result("b", "x".repeat(9000), {
      stdout: "x".repeat(9000),
      stderr: "",
      interrupted: false,
      isImage: false,
    });
  const operands = { DETENT_STORE_DIR: store };
  const replay = replayed(session, operands, {
    earlier: { folder: store, isComplete: true },
  });
  expect(replay.events.some(({ state }) => state === "fires")).toBe(true);
  expect({ files: readdirSync(workspace), modified: statSync(file).mtimeMs }).toEqual(before);
  expect(readFileSync(file, "utf8")).toBe("on disk\n");
  expect(readdirSync(store)).toEqual([]);
});
