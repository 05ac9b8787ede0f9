// The hook events of hand-written sessions: order, marks, and what has no event at all.

import { describe, expect, it } from "vitest";
import { orderLines, sessionToEvents } from "../../src/session/session-to-events.ts";
import { stepNames, WrittenSession } from "../replay/written-session.ts";

const withoutStart = (names: readonly string[]) => names.filter((name) => !name.includes("Session"));

describe("tool events", () => {
  it("a call that succeeded has both events, at its own lines, with input and output of the log", () => {
    const session = sessionToEvents([
      new WrittenSession()
        .call("t1", "Grep", { pattern: "x" })
        .result("t1", "shown", { numFiles: 1 })
        .asFile(),
    ]);
    expect(withoutStart(stepNames(session))).toEqual(["1 PreToolUse Grep exact", "2 PostToolUse Grep exact"]);
    const [, before, after] = session.steps;
    expect(before).toMatchObject({ event: { toolInput: { pattern: "x" }, toolUseId: "t1", cwd: "/w" } });
    expect(after).toMatchObject({ event: { toolResponse: { numFiles: 1 } }, version: "2.1.332" });
  });

  it("failed, denied, early refused and unanswered calls differ in their events", () => {
    const session = sessionToEvents([
      new WrittenSession()
        .call("t1", "Bash", { command: "false" })
        .error("t1", "Exit code 1")
        .call("t2", "Bash", { command: "rm x" })
        .error("t2", "This command requires approval")
        .call("t3", "Edit", {})
        .error("t3", "<tool_use_error>String to replace not found in file.</tool_use_error>")
        .call("t4", "Bash", { command: "sleep 9" })
        .asFile(),
    ]);
    expect(withoutStart(stepNames(session))).toEqual([
      "1 PreToolUse Bash exact",
      "2 PostToolUseFailure Bash exact",
      "3 PreToolUse Bash exact",
      "7 PreToolUse Bash inferred",
    ]);
    expect(session.calls.filter(({ fate }) => fate === "refused early")).toHaveLength(1);
  });

  it("a result without the tool's output object is an event that the log cannot tell", () => {
    const session = sessionToEvents([
      new WrittenSession().call("t1", "Read", {}).result("t1", "1→a", undefined).asFile(),
    ]);
    expect(withoutStart(stepNames(session))).toEqual([
      "1 PreToolUse Read exact",
      "2 PostToolUse Read unavailable",
    ]);
  });
});

describe("parallel calls", () => {
  it("of parallel calls the one whose result was written first comes first, whole", () => {
    const session = sessionToEvents([
      new WrittenSession()
        .call("t1", "Write", {}, "msg-1")
        .call("t2", "Write", {}, "msg-1")
        .result("t2", "ok", {})
        .result("t1", "ok", {})
        .asFile(),
    ]);
    const order = session.steps.flatMap((step) =>
      step.kind === "event" && step.call !== null ? [`${step.event.name} ${step.call.call.id}`] : [],
    );
    expect(order).toEqual(["PreToolUse t2", "PostToolUse t2", "PreToolUse t1", "PostToolUse t1"]);
  });

  it("parallel subagents start at their call lines: their own events come before the first result", () => {
    const session = sessionToEvents([
      new WrittenSession()
        .call("t1", "Task", {}, "msg-1")
        .call("t2", "Task", {}, "msg-1")
        .result("t2", "ok", {})
        .result("t1", "ok", {})
        .asFile(),
    ]);
    expect(withoutStart(stepNames(session)).map((name) => name.split(" ").slice(0, 2).join(" "))).toEqual([
      "1 PreToolUse",
      "2 PreToolUse",
      "3 PostToolUse",
      "4 PostToolUse",
    ]);
  });
});

describe("orderLines", () => {
  it("a subagent's lines stand between the main ones by time, and each file keeps its own order", () => {
    // Main lines at seconds 1 and 2 (then 11), the agent's at 6 and 7.
    const main = new WrittenSession().call("t1", "Task", {}).prompt("x").asFile("/main");
    const late = new WrittenSession("2.1.332", null, 10).result("t1", "ok", {}).asFile("/main");
    const agent = new WrittenSession("2.1.332", "a1", 5).prompt("go").text("m", "done").asFile("/agent");
    const lines = orderLines([{ path: "/main", lines: [...main.lines, ...late.lines] }, agent]);
    expect(lines.map(({ place }) => place.file)).toEqual(["/main", "/main", "/agent", "/agent", "/main"]);
  });

  it("a time that falls back does not move a line before its neighbour", () => {
    const first = new WrittenSession("2.1.332", null, 20).prompt("late").asFile("/main");
    const second = new WrittenSession("2.1.332", null, 3).prompt("early").asFile("/main");
    const lines = orderLines([{ path: "/main", lines: [...first.lines, ...second.lines] }]);
    expect(lines.map((line) => (line.kind === "entry" ? line.entry.prompt?.text : ""))).toEqual([
      "late",
      "early",
    ]);
  });

  it("a subagent's call that also stands in a progress line of the main file is one call", () => {
    const inner = {
      type: "assistant",
      message: { id: "m1", content: [{ type: "tool_use", id: "s1", name: "Read", input: {} }] },
    };
    const progress = { type: "progress", data: { type: "agent_progress", agentId: "a1", message: inner } };
    const main = new WrittenSession().call("t1", "Task", {}).line(progress).asFile("/main");
    const agent = new WrittenSession("2.1.332", "a1", 5).call("s1", "Read", {}).asFile("/agent");
    const reads = (files: Parameters<typeof sessionToEvents>[0]) =>
      stepNames(sessionToEvents(files)).filter((name) => name.includes("PreToolUse Read"));
    expect(reads([main, agent])).toEqual(["1 PreToolUse Read inferred"]);
    // Without the agent's own file the progress line is all there is.
    expect(reads([main])).toEqual(["2 PreToolUse Read inferred"]);
  });
});

describe("what events carry", () => {
  it("permission mode and prompt id hold from the line that says them; a subagent's event names its agent", () => {
    const session = sessionToEvents([
      new WrittenSession()
        .prompt("go", { permissionMode: "acceptEdits", promptId: "p1" })
        .call("t1", "Task", { subagent_type: "Explore" })
        .result("t1", "ok", { agentId: "a1" })
        .asFile(),
      new WrittenSession("2.1.332", "a1", 2).call("s1", "Grep", {}).asFile("/agent"),
    ]);
    const grep = session.steps.find((step) => step.kind === "event" && step.call?.call.id === "s1");
    expect(grep).toMatchObject({
      event: { permissionMode: "acceptEdits", promptId: "p1", agentId: "a1", agentType: "Explore" },
      place: { file: "/agent", line: 1 },
    });
  });

  it("texts that the client showed are counted as missing only where it tells its hooks about them", () => {
    const missing = (version: string) =>
      sessionToEvents([new WrittenSession(version).text("m1", "a").text("m2", "b").asFile()]).missing.map(
        ({ event, keys }) => ({ event, count: keys === null ? null : keys.length }),
      );
    expect(missing("2.1.332")).toEqual([
      { event: "MessageDisplay", count: 2 },
      { event: "FileChanged", count: null },
    ]);
    // MessageDisplay came with 2.1.152, FileChanged with 2.1.83.
    expect(missing("2.1.151")).toEqual([{ event: "FileChanged", count: null }]);
    expect(missing("2.0.77")).toEqual([]);
  });

  it("an unreadable line stays in its place among the steps", () => {
    const file = new WrittenSession().prompt("a").prompt("b").asFile();
    const broken = { kind: "unreadable", place: { file: file.path, line: 2 }, why: "no JSON" } as const;
    const lines = file.lines.map((line, at) => (at === 1 ? broken : line));
    expect(stepNames(sessionToEvents([{ path: file.path, lines }]))).toContain("2 unreadable");
  });
});

it("what one session of a transcript said does not hold for the next one", () => {
  const session = sessionToEvents([
    new WrittenSession()
      .prompt("go", { permissionMode: "plan" })
      .prompt("go on")
      .prompt("go", { sessionId: "other" })
      .asFile(),
  ]);
  const modes = session.steps.flatMap((step) =>
    step.kind === "event" && step.event.name === "UserPromptSubmit" ? [step.event.permissionMode] : [],
  );
  expect(modes).toEqual(["plan", "plan", null]);
});
