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

const fetching = (command: string) => new WrittenSession().call("b", "Bash", { command });
const isShell = (name: string): boolean => name === "PreToolUse Bash";
const gap = { kind: "other", detector: "effects" } as const;

it("nothing is made where what looks like a secret would be left", () => {
  // Nobody knows on which words of a call a gap hangs, so all of them stay.
  expect(() => made(fetching("deploy q7Rt2Zx9Lm4Vb8Nc1Kd6Hf3Js5"), isShell, gap)).toThrow("may be a secret");
  const split = fetching("deploy AKIAQ7RST\\\nUVWXYZABCDE");
  expect(() => made(split, isShell, gap)).toThrow("may be a secret");
});

it.each([
  ["a header", "curl -H 'X-Quay: q8Zt' http://a.b/x", "q8Zt"],
  ["a signed address", "curl 'http://a.b/x?k=tide9wave'", "tide9wave"],
  ["an encoded one", "curl http://a.b/?k=%41%4B%49%41QQ", "%41%4B"],
  ["a login", "curl -u sam:tide9 http://a.b", "tide9"],
  ["a path of a customer", "curl http://a.b/quayside-merger", "merger"],
  ["a random-looking one", "curl http://a.b/q7Rt2Zx9Lm4Vb8Nc1Kd6Hf3Js5", "q7Rt2Zx9"],
])("of a short command %s goes: the finding does not hang on it", (_name, command, secret) => {
  const { incident, objects } = made(fetching(command), isShell);
  expect(incident.expected).toEqual({ what: "require-output-path deny", about: "PreToolUse Bash" });
  expect(JSON.stringify(objects)).not.toContain(secret);
  expect(JSON.stringify(objects)).toContain("curl");
  expect(faultOf(incident, objects)).toBeNull();
});

it("a folder that the finding does not hang on loses its words, an operand its person", () => {
  const session = fetching("curl -s http://x/y");
  session.lines.splice(
    0,
    1,
    (session.lines[0] ?? "").replace('"/w"', '"/w/q7Rt2Zx9Lm4Vb8Nc1Kd6Hf3Js5/merger"'),
  );
  const { incident, objects } = made(session, isShell, { operands: ["DETENT_UPLOADS_DIR=/home/sam/up"] });
  expect(JSON.stringify(objects)).not.toMatch(/q7Rt2|merger/);
  expect(incident.operands).toEqual(["DETENT_UPLOADS_DIR=/home/dev/up"]);
});

it("what another detector finds in the session is found, and needs no kind", () => {
  const ended = (text: string) => new WrittenSession().prompt("Do it").text("m", text);
  const wish = { detector: "contract" } as const;
  const { incident, objects } = made(ended("All tests are green."), (name) => name === "Stop", wish);
  expect(incident).toMatchObject({
    ...{ kind: "other", detector: "contract", standing: "found" },
    expected: { what: "result missing", about: "the last text" },
  });
  expect(objects).toHaveLength(1);
  expect(JSON.stringify(objects)).not.toContain("green");
  expect(faultOf(incident, objects)).toBeNull();
});

it("an event that is not there is a fault", () => {
  expect(() => made(busy(), () => false)).toThrow("There is no event 0");
});
