// Events that are no tool's: where they stand and what they say follows from the lines around.

import { describe, expect, it } from "vitest";
import { sessionToEvents } from "../../src/session/session-to-events.ts";
import { stepNames, WrittenSession } from "../replay/written-session.ts";

const names = (session: WrittenSession) => stepNames(sessionToEvents([session.asFile()]));

describe("starts", () => {
  it("a session without a trace of its start began from an unknown source", () => {
    const session = sessionToEvents([new WrittenSession().prompt("a").asFile()]);
    expect(session.steps[0]).toMatchObject({
      event: { name: "SessionStart", source: null },
      mark: "inferred",
    });
  });

  it("several hooks of one start are one event, with its source", () => {
    const trace = {
      type: "progress",
      data: { type: "hook_progress", hookEvent: "SessionStart", hookName: "SessionStart:resume" },
    };
    const session = sessionToEvents([new WrittenSession().line(trace).line(trace).prompt("a").asFile()]);
    const starts = session.steps.filter(
      (step) => step.kind === "event" && step.event.name === "SessionStart",
    );
    expect(starts).toMatchObject([{ event: { source: "resume" }, mark: "exact", place: { line: 1 } }]);
  });
});

describe("prompts and ends of turns", () => {
  it("a turn ends at its last text; a text that a call follows ends nothing", () => {
    const session = new WrittenSession()
      .prompt("go")
      .text("m1", "I look.")
      .call("t1", "Grep", {}, "m1")
      .result("t1", "x", {})
      .text("m2", "Done.")
      .prompt("more");
    expect(names(session).filter((name) => /Stop|Prompt/.test(name))).toEqual([
      "1 UserPromptSubmit exact",
      "5 Stop inferred",
      "6 UserPromptSubmit exact",
    ]);
    const stop = sessionToEvents([session.asFile()]).steps.find(
      (step) => step.kind === "event" && step.event.name === "Stop",
    );
    expect(stop).toMatchObject({ event: { lastAssistantMessage: "Done." } });
  });

  it("an interrupted turn and one that broke on an API error send no Stop", () => {
    const interrupted = new WrittenSession()
      .prompt("go")
      .text("m1", "Half")
      .prompt("[Request interrupted by user]");
    const broken = new WrittenSession().prompt("go").line({
      type: "assistant",
      isApiErrorMessage: true,
      message: { id: "m1", model: "<synthetic>", content: [{ type: "text", text: "API Error" }] },
    });
    expect(names(interrupted).some((name) => name.includes("Stop"))).toBe(false);
    expect(names(broken).some((name) => name.includes("Stop"))).toBe(false);
  });

  it("where the client says that stop hooks ran, the Stop stands there and only there", () => {
    const session = new WrittenSession()
      .prompt("go")
      .text("m1", "Done.")
      .line({ type: "system", subtype: "stop_hook_summary" });
    expect(names(session).filter((name) => name.includes("Stop"))).toEqual(["3 Stop inferred"]);
  });

  it("a turn that a stop hook sent on stops once a text, wherever the client notes it", () => {
    const session = new WrittenSession()
      .prompt("go")
      .text("m1", "Done.")
      .prompt("Stop hook feedback: not yet", { isMeta: true })
      .line({ type: "system", subtype: "stop_hook_summary" })
      .text("m2", "Really done.");
    expect(names(session).filter((name) => name.includes("Stop"))).toEqual([
      "2 Stop inferred",
      "5 Stop inferred",
    ]);
  });
});

describe("prompts", () => {
  it("a slash command is a prompt where a response answers it, and none where the client did it alone", () => {
    const command = "<command-name>/compact</command-name>";
    const prompts = (session: WrittenSession) => names(session).filter((name) => name.includes("Prompt"));
    const done = "<local-command-stdout>ok</local-command-stdout>";
    expect(prompts(new WrittenSession().prompt(command).prompt(done).prompt("go").text("m", "x"))).toEqual([
      "3 UserPromptSubmit exact",
    ]);
    expect(
      prompts(new WrittenSession().prompt(command).prompt("its text", { isMeta: true }).text("m", "x")),
    ).toEqual(["1 UserPromptSubmit inferred"]);
  });

  it("what a local command printed and the client's own caveats are no prompts", () => {
    const session = new WrittenSession()
      .prompt("<local-command-stdout>x</local-command-stdout>")
      .prompt("Caveat: …", { isMeta: true });
    expect(names(session)).toEqual(["1 SessionStart inferred"]);
  });
});

describe("compaction", () => {
  const session = (version: string) =>
    new WrittenSession(version)
      .prompt("go")
      .line({ type: "system", subtype: "compact_boundary", compactMetadata: { trigger: "auto" } })
      .prompt("Summary.", { isCompactSummary: true });

  it("gives PreCompact, a start from compact and PostCompact, in the client's order", () => {
    expect(names(session("2.1.332")).slice(-3)).toEqual([
      "2 PreCompact inferred",
      "2 SessionStart inferred",
      "3 PostCompact inferred",
    ]);
  });

  it("a client before 2.1.76 knows no PostCompact", () => {
    expect(names(session("2.1.75")).some((name) => name.includes("PostCompact"))).toBe(false);
  });
});

it("a subagent starts at its first line and stops at its last, with its last text", () => {
  const agent = new WrittenSession("2.1.332", "a1").prompt("task").text("m1", "Found it.").asFile("/agent");
  const session = sessionToEvents([new WrittenSession().asFile(), agent]);
  expect(stepNames(session)).toEqual(["1 SubagentStart inferred", "2 SubagentStop inferred"]);
  expect(session.steps[1]).toMatchObject({ event: { lastAssistantMessage: "Found it.", agentId: "a1" } });
});

it("two sessions of one transcript start and stop each by itself; a nameless line is its neighbour's", () => {
  const other = { sessionId: "other" };
  const session = new WrittenSession()
    .line({ type: "summary", sessionId: null })
    .prompt("go")
    .text("m1", "Done.")
    .prompt("look", other)
    .line({ type: "assistant", ...other, message: { id: "m2", content: [{ type: "text", text: "Seen." }] } });
  expect(names(session).map((name) => name.split(" ").slice(0, 2).join(" "))).toEqual([
    "1 SessionStart",
    "2 UserPromptSubmit",
    "3 Stop",
    "4 SessionStart",
    "4 UserPromptSubmit",
    "5 Stop",
  ]);
});

it("a line that was written again, with its uuid, is one prompt; its text with another uuid is a second", () => {
  const prompts = (uuid: string) =>
    names(new WrittenSession().prompt("go", { uuid: "u" }).prompt("go", { uuid })).filter((name) =>
      name.includes("Prompt"),
    );
  expect(prompts("u")).toHaveLength(1);
  expect(prompts("v")).toHaveLength(2);
});
