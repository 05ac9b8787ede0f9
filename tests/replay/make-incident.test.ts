// From an event to an incident that shows it again, or the reason why there is none.

import { expect, it } from "vitest";
import { faultOf } from "../../src/replay/detectors.ts";
import { type IncidentWish, makeIncident } from "../../src/replay/make-incident.ts";
import { readSession } from "../../src/replay/read-session.ts";
import { replayed, WrittenSession, writeSession } from "./written-session.ts";

function made(session: WrittenSession, find: (name: string) => boolean, wish: Partial<IncidentWish> = {}) {
  const at = replayed(session).events.findIndex(({ recorded: { event } }) =>
    find("tool" in event ? `${event.name} ${event.tool}` : event.name),
  );
  const usual = { kind: null, detector: null, operands: [] };
  return makeIncident(readSession(writeSession(session)), { at: at + 1, ...usual, ...wish });
}

const busy = () =>
  new WrittenSession("2.0.77")
    .prompt("Ask sam@quay.test about it")
    .call("a", "Read", { file_path: "/w/g" })
    .result("a", "hello", {})
    .call("w", "Write", { file_path: "/home/sam/f", content: "line one\nline two\n" })
    .result("w", "ok", { type: "update", originalFile: "line one\nline two\n", structuredPatch: [] })
    .text("m", "Done.");

it("only the lines and contents that show it are left, and it stands on its own", () => {
  const { incident, objects, linesBefore } = made(busy(), (name) => name === "PreToolUse Write");
  expect(incident).toMatchObject({
    kind: "identical-re-write",
    detector: "move",
    standing: "found",
    expected: { what: "no-reemission deny", about: "PreToolUse Write" },
  });
  expect([objects.length, linesBefore]).toEqual([2, 6]);
  const text = JSON.stringify(objects);
  for (const gone of ["sam", "line one", "Done"]) expect(text).not.toContain(gone);
  expect(faultOf(incident, objects)).toBeNull();
});

it("a gap needs its kind and detector, and is kept as one that nothing finds yet", () => {
  const shell = () =>
    new WrittenSession().prompt("x").call("b", "Bash", { command: "npm test" }).error("b", "Exit code 1");
  const isShell = (name: string): boolean => name === "PreToolUse Bash";
  expect(() => made(shell(), isShell)).toThrow("No move decides anything here");
  const wish = { kind: "backgrounded-test-suite", detector: "failure-class" } as const;
  const { incident, objects } = made(shell(), isShell, wish);
  expect(incident).toMatchObject({
    standing: "expected-fail",
    expected: { what: "backgrounded-test-suite" },
  });
  expect(JSON.stringify(objects)).toContain("npm test");
});

it("nothing is made where what looks like a secret would be left", () => {
  // The folder is no text that could be made shorter.
  const session = new WrittenSession().call("b", "Bash", { command: "curl -s http://x/y" });
  session.lines.splice(0, 1, (session.lines[0] ?? "").replace('"/w"', '"/w/q7Rt2Zx9Lm4Vb8Nc1Kd6Hf3Js5"'));
  expect(() => made(session, (name) => name === "PreToolUse Bash")).toThrow("may be a secret");
});

it("an event that is not there is a fault", () => {
  expect(() => made(busy(), () => false)).toThrow("There is no event 0");
});
