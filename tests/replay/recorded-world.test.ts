// The worlds of an event: one for each file that may be there, and unknown with its reason where none is known.

import { describe, expect, it } from "vitest";
import { readOperands } from "../../src/moves/operands.ts";
import type { FileKnowledge } from "../../src/replay/file-knowledge.ts";
import { pathOf, worldsOf } from "../../src/replay/recorded-world.ts";
import { openShadow } from "../../src/replay/shadow.ts";
import { type RecordedEvent, sessionToEvents } from "../../src/session/session-to-events.ts";
import { WrittenSession } from "./written-session.ts";

function eventOf(session: WrittenSession, name = "PreToolUse"): RecordedEvent {
  const found = sessionToEvents([session.asFile()]).steps.find(
    (step) => step.kind === "event" && step.event.name === name,
  );
  if (found?.kind !== "event") throw new Error("no event");
  return found;
}

function worlds(
  knowledge: FileKnowledge,
  event = eventOf(new WrittenSession().call("t", "Read", { file_path: "/w/f" })),
) {
  const shadow = openShadow({ kind: "all", root: "/w" }, null);
  const { operands } = readOperands({});
  return worldsOf(event, { files: { at: () => knowledge }, shadow, operands, checkout: null });
}

describe("worldsOf", () => {
  it("known bytes are one world, a text with several possible forms is several", () => {
    expect(
      worlds({ kind: "bytes", bytes: Buffer.from("ab") }).map((world) => world.workspace.head("/w/f", 1)),
    ).toEqual([{ isKnown: true, value: { kind: "file", bytes: Buffer.from("a") } }]);
    expect(
      worlds({ kind: "bytes", bytes: Buffer.from("ab") }).map((world) => world.workspace.size("/w/f")),
    ).toEqual([{ isKnown: true, value: { kind: "file", bytes: 2 } }]);
    const text = { kind: "text", text: "a\nb", mayLackEnd: false, mayLackMark: false } as const;
    expect(worlds(text).map((world) => world.workspace.size("/w/f"))).toMatchObject([
      { value: { bytes: 3 } },
      { value: { bytes: 4 } },
    ]);
  });

  it("an unknown file is one world, which says why it cannot answer", () => {
    const [world] = worlds({ kind: "unknown", why: "Bash ran." });
    expect(world?.workspace.size("/w/f")).toEqual({
      isKnown: false,
      question: { kind: "file size", about: "/w/f", why: "Bash ran." },
    });
    expect(world?.workspace.read("/w/f")).toMatchObject({ isKnown: false, question: { kind: "file bytes" } });
    expect(world?.workspace.realPath("/w/f")).toMatchObject({ isKnown: false });
  });

  it("of a size alone the bytes stay unknown", () => {
    const [world] = worlds({ kind: "size", bytes: 9 });
    expect(world?.workspace.size("/w/f")).toMatchObject({ isKnown: true });
    expect(world?.workspace.read("/w/f")).toMatchObject({ isKnown: false });
    expect(world?.workspace.head("/w/f", 1)).toMatchObject({ isKnown: false });
  });

  it("the clock is the line's, the client's version what the line says", () => {
    const [world] = worlds({ kind: "absent" });
    expect(world?.clock.now()).toEqual({ isKnown: true, value: "2026-03-02T09:00:01.000Z" });
    expect(world?.client.version()).toEqual({ isKnown: true, value: "2.1.332" });
    const timeless = eventOf(
      new WrittenSession().line({ type: "user", message: { content: "x" }, timestamp: "soon", version: 1 }),
      "UserPromptSubmit",
    );
    const [other] = worlds({ kind: "absent" }, timeless);
    expect(other?.clock.now()).toMatchObject({ isKnown: false });
    expect(other?.client.version()).toMatchObject({ isKnown: false });
  });
});

it("the path of an event is absolute, or none where the call leaves it open", () => {
  const path = (file: string) =>
    pathOf(eventOf(new WrittenSession().call("t", "Read", { file_path: file })).event);
  expect([path("/w/f"), path("f"), path("~/f"), path("C:\\f")]).toEqual(["/w/f", "/w/f", null, "C:\\f"]);
  expect(pathOf(eventOf(new WrittenSession().prompt("x"), "UserPromptSubmit").event)).toBeNull();
});
