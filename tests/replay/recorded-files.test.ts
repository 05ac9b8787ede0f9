// What is known of a path, call by call: what survives, and above all what does not.

import { describe, expect, it } from "vitest";
import { RecordedFiles } from "../../src/replay/recorded-files.ts";
import type { JsonValue } from "../../src/session/json-value.ts";
import { type RecordedCall, readCalls } from "../../src/session/recorded-calls.ts";
import { readOutput, WrittenSession } from "./written-session.ts";

function calls(session: WrittenSession): readonly RecordedCall[] {
  return readCalls(session.asFile().lines).calls;
}

/** Tells the calls one after the other; the path is each call's file_path. */
function filesAfter(session: WrittenSession, version = "2.1.332"): RecordedFiles {
  const files = new RecordedFiles();
  for (const call of calls(session)) {
    const path = typeof call.call.input.file_path === "string" ? call.call.input.file_path : null;
    files.begin(call, path, version, "/w");
    if (call.result !== null) files.end(call, path);
    files.settle();
  }
  return files;
}

const read = (id: string, path: string, text: string) => (session: WrittenSession) =>
  session.call(id, "Read", { file_path: path }).result(id, text, readOutput(path, text));
const seen = (session = new WrittenSession()) => read("r", "/w/f", "a\n")(session);

describe("RecordedFiles", () => {
  it("remembers a whole Read over other reads and searches, under any spelling of the path", () => {
    const session = seen().call("g", "Grep", {}).result("g", "x", {});
    expect(filesAfter(session).at("/w/./x/../f")).toMatchObject({ kind: "text", text: "a\n" });
    expect(filesAfter(session).at("/w/F")).toMatchObject({ kind: "unknown" });
  });

  it.each([
    [
      "a shell command that ran",
      (s: WrittenSession) => s.call("b", "Bash", { command: "make" }).result("b", "x", {}),
    ],
    [
      "one that failed",
      (s: WrittenSession) => s.call("b", "Bash", { command: "make" }).error("b", "Exit code 1"),
    ],
    ["one without a result", (s: WrittenSession) => s.call("b", "Bash", { command: "make" })],
    ["one that names no command", (s: WrittenSession) => s.call("b", "Bash", {}).result("b", "x", {})],
    [
      "one in the background of its shell",
      (s: WrittenSession) => s.call("b", "Bash", { command: "make & ls" }).result("b", "x", {}),
    ],
    ["an MCP tool", (s: WrittenSession) => s.call("b", "mcp__x__y", {}).result("b", "x", [])],
    ["a tool that nobody knows", (s: WrittenSession) => s.call("b", "NewTool", {}).result("b", "x", {})],
    ["a subagent", (s: WrittenSession) => s.call("b", "Task", {}).result("b", "x", {})],
    [
      "a notebook edit of the file",
      (s: WrittenSession) => s.call("b", "NotebookEdit", { file_path: "/w/f" }).result("b", "x", {}),
    ],
  ])("forgets after %s", (_name, act) => {
    expect(filesAfter(act(seen())).at("/w/f")).toMatchObject({ kind: "unknown" });
  });

  it("keeps what it knows where a call was denied: it never ran", () => {
    const session = seen()
      .call("b", "Bash", { command: "rm f" })
      .error("b", "This command requires approval");
    expect(filesAfter(session).at("/w/f")).toMatchObject({ kind: "text" });
  });
});

const bash = (command: string, output: JsonValue = { stdout: "", interrupted: false }) =>
  seen().call("b", "Bash", { command }).result("b", "", output);

it("a shell command leaves alone what it cannot reach, and makes only what it may write unknown", () => {
  for (const command of ["ls", "cat f | grep a", "cd src && git status", "rm g", "cp f h", "echo a > g"])
    expect([command, filesAfter(bash(command)).at("/w/f").kind]).toEqual([command, "text"]);
  for (const command of ["echo a > f", "sed -i s/a/b/ f", "cp g f", "rm -rf src; cp g $X"])
    expect([command, filesAfter(bash(command)).at("/w/f").kind]).toEqual([command, "unknown"]);
});

it("a file is gone after a deletion that must have gone well, and unknown where that is not sure", () => {
  expect(filesAfter(bash("ls && rm f")).at("/w/f")).toEqual({ kind: "absent" });
  const interpreted = { stdout: "", interrupted: false, returnCodeInterpretation: "No matches found" };
  const left = [
    filesAfter(bash("rm f", interpreted)),
    filesAfter(bash("rm f", { interrupted: true })),
    filesAfter(bash("rm f || ls")),
    filesAfter(seen().call("b", "Bash", { command: "rm f" }).error("b", "Exit code 1")),
    filesAfter(seen().call("b", "Bash", { command: "rm f" })),
  ];
  expect(left.map((files) => files.at("/w/f").kind)).toEqual(left.map(() => "unknown"));
});

it("beside a command that runs on its own paths alone, the others are remembered", () => {
  const running = seen().call("b", "Bash", { command: "echo a > g" });
  expect(filesAfter(read("r2", "/w/f", "b\n")(running)).at("/w/f")).toMatchObject({ text: "b\n" });
  expect(filesAfter(read("r3", "/w/g", "b\n")(running)).at("/w/g")).toMatchObject({ kind: "unknown" });
});

describe("what calls leave behind", () => {
  it("an edit of another path keeps this one; a written path is not taken as what it was given", () => {
    const session = seen()
      .call("w", "Write", { file_path: "/w/g", content: "x" })
      .result("w", "ok", { type: "create", content: "x" });
    const files = filesAfter(session);
    expect(files.at("/w/f")).toMatchObject({ kind: "text" });
    expect(files.at("/w/g")).toEqual({
      kind: "unknown",
      why: "Write wrote it, and a hook may have changed it without a trace.",
    });
  });

  it("a later sight of the text that was written shows its text, and not its line ends", () => {
    const write = seen()
      .call("w", "Write", { file_path: "/w/g", content: "x\n" })
      .result("w", "ok", { type: "create", content: "x\n" });
    expect(filesAfter(read("r2", "/w/g", "x\n")(write)).at("/w/g")).toMatchObject({
      kind: "text",
      text: "x\n",
    });
  });

  it("a formatter changed what was written: the sight of another text is all that is known", () => {
    const write = seen()
      .call("w", "Write", { file_path: "/w/g", content: "x\n" })
      .result("w", "ok", { type: "create", content: "x\n" });
    expect(filesAfter(read("r2", "/w/g", "y\n")(write)).at("/w/g")).toMatchObject({
      kind: "text",
      text: "y\n",
    });
  });

  it("a result that a hook replaced shows nothing of the file, and a changed Write may have gone anywhere", () => {
    const printed = (toolUseID: string, text: string) => ({
      type: "attachment",
      attachment: { type: "hook_success", toolUseID, stdout: text },
    });
    const replaced = read(
      "r",
      "/w/f",
      "made up\n",
    )(new WrittenSession()).line(printed("r", "updatedToolOutput"));
    expect(filesAfter(replaced).at("/w/f")).toMatchObject({ kind: "unknown" });
    const moved = seen()
      .call("w", "Write", { file_path: "/w/g", content: "x" })
      .result("w", "ok", { type: "create", content: "x" })
      .line(printed("w", "updatedInput"));
    expect(filesAfter(moved).at("/w/f")).toMatchObject({ kind: "unknown" });
  });
});

describe("what runs beside", () => {
  it("while a command runs in the background nothing is remembered, and never again after it", () => {
    const background = new WrittenSession()
      .call("b", "Bash", { run_in_background: true })
      .result("b", "id", {});
    expect(filesAfter(seen(background)).at("/w/f")).toEqual({
      kind: "unknown",
      why: "Bash went on in the background and may have written it.",
    });
  });

  it("beside a running subagent a result still tells what its own call found", () => {
    const [task, reading] = calls(
      new WrittenSession()
        .call("t", "Task", {})
        .call("r", "Read", { file_path: "/w/f" })
        .result("r", "a", readOutput("/w/f", "a")),
    );
    const files = new RecordedFiles();
    if (task === undefined || reading === undefined) throw new Error("no calls");
    files.begin(task, null, "2.1.332", "/w");
    files.begin(reading, "/w/f", "2.1.332", "/w");
    expect(files.at("/w/f")).toMatchObject({ kind: "text" });
    files.settle();
    expect(files.at("/w/f")).toMatchObject({ kind: "unknown" });
  });

  it("a call that the replay took away leaves nothing known of what it wrote", () => {
    const [, write] = calls(
      seen()
        .call("w", "Write", { file_path: "/w/f", content: "x" })
        .result("w", "ok", { type: "update", originalFile: "a\n" }),
    );
    const files = filesAfter(seen());
    if (write === undefined) throw new Error("no call");
    files.skip(write, "/w/f");
    expect(files.at("/w/f")).toMatchObject({ kind: "unknown" });
  });
});
