// What each detector finds, and what one that is not built yet does.

import { expect, it } from "vitest";
import { detect, faultOf, incidentChoices, isBuilt } from "../../src/replay/detectors.ts";
import type { DetectorName } from "../../src/replay/incident.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { WrittenSession } from "./written-session.ts";

const parsed = (lines: readonly string[]) =>
  lines.map((line, at) => {
    const object: JsonObject = JSON.parse(line);
    return { line: at + 1, object };
  });
const found = (name: DetectorName, lines: readonly string[], operands: readonly string[] = []) =>
  detect(name, parsed(lines), incidentChoices(operands));
const texts = (text: string) => new WrittenSession().prompt("go").text("m", text).lines;

it("a move's finding is its decision and the event that it decides", () => {
  const { lines } = new WrittenSession().call("w", "WebFetch", { url: "u" });
  const deny = { what: "barrier-world deny", about: "PreToolUse WebFetch" };
  expect(found("move", lines)).toEqual([deny]);
  expect(found("move", lines, ["DETENT_MOVES_OFF=barrier-world"])).toEqual([]);
});

it("a result that is missing or malformed is found in the last text, a good one and an older text are not", () => {
  const fix = "---FIX RESULT---\nfindings_attempted: []\nchanged_paths: []\nblockers: []\n---END---";
  expect(found("contract", texts("All green."))).toEqual([
    { what: "result missing", about: "the last text" },
  ]);
  expect(found("contract", texts(fix))).toEqual([]);
  expect(found("contract", texts("---FIX RESULT---\nblockers: []\n---END---"))).toEqual([
    { what: "result malformed", about: "fix" },
  ]);
  expect(found("contract", new WrittenSession().text("a", "x").text("b", fix).lines)).toEqual([]);
  expect(found("contract", new WrittenSession().prompt("go").lines)).toEqual([]);
});

it("a plan that diverged is found by its run and step", () => {
  const plan = (observed: string) =>
    JSON.stringify({ drain_log: 1, record: "plan", run_id: "r", step: "s", planned: "a", observed });
  expect(found("plan", [plan("b")])).toEqual([{ what: "plan diverged", about: "r s" }]);
  expect(found("plan", [plan("a")])).toEqual([]);
});

it("a class of failure is found in records and in lines, and in a run that passed none is", () => {
  const drain = (fields: object) => JSON.stringify({ drain_log: 1, run_id: "r", ...fields });
  const terminal = (reason: string, isError: boolean) =>
    drain({ record: "terminal", reason, is_error: isError });
  expect(found("failure-class", [terminal("timeout", true)])).toMatchObject([{ what: "timeout" }]);
  expect(found("failure-class", [terminal("completed", false)])).toEqual([]);
  const lock = "Exit code 128\nfatal: Unable to create '/w/.git/index.lock': File exists.";
  const session = new WrittenSession().call("b", "Bash", { command: "git commit -m x" }).error("b", lock);
  expect(found("failure-class", session.lines)).toMatchObject([{ what: "collision" }]);
});

it("a detector that is not built finds nothing, and says that it is not built", () => {
  expect([isBuilt("effects"), found("effects", texts("x"))]).toEqual([false, []]);
  expect(isBuilt("move")).toBe(true);
});

it("an incident is at fault where its finding has another place", () => {
  const { lines } = new WrittenSession().call("w", "WebFetch", { url: "u" });
  const incident = {
    shape: "detent.incident/1",
    kind: "silent-fetch",
    detector: "move",
    standing: "found",
    expected: { what: "barrier-world deny", about: "PreToolUse WebFetch" },
    observed: "x",
    operands: [],
    input: "session.jsonl",
    provenance: { origin: "written by hand", clientVersion: null, note: "" },
    redaction: {},
  } as const;
  const moved = { ...incident, expected: { ...incident.expected, about: "PreToolUse WebSearch" } };
  const as = (one: typeof incident | typeof moved) =>
    faultOf({ ...one, operands: [], redaction: {} }, parsed(lines));
  expect([as(incident), as(moved)]).toEqual([null, "The move detector no longer finds barrier-world deny."]);
});
