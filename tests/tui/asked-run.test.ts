// Which run a key asks for where one is.

import { expect, test } from "vitest";
import { askedRun, registrationUnder } from "../../src/tui/asked-run.ts";
import { chainHeld } from "./sample-replay.ts";
import { listedSession, sessionId, sessionsHeld, sessionsPlace, stateAt, stateOf } from "./sample-state.ts";

test("what writes has a question, what only reads has none", () => {
  const chain = chainHeld();
  const cohorts = stateAt({ screen: "cohorts", cursor: 0 }, { chain });
  const incident = stateAt({ screen: "incident", id: sessionId, at: 2, cursor: 0 }, {});
  const sessions = stateAt(sessionsPlace, { sessions: sessionsHeld([listedSession(7)], 1) });
  const questions = [
    askedRun(stateOf(), "L"),
    askedRun(cohorts, "c"),
    askedRun(cohorts, "w"),
    askedRun(incident, "w"),
    askedRun(sessions, "r"),
  ].map((run) => (typeof run === "string" ? run : typeof run.question));
  expect(questions).toEqual(["string", "string", "string", "string", "object"]);
});

test("where there is nothing to run on, it says what to open", () => {
  expect(askedRun(stateOf(), "c")).toContain("open Cohorts");
  expect(askedRun(stateOf(), "w")).toContain("w writes");
  expect(askedRun({ ...stateOf(), hasDatabase: false }, "r")).toContain("L loads");
});

test("the registration is the open one, or the one under the cursor of the list", () => {
  const chain = chainHeld();
  const file = chain?.value.records[0]?.file;
  expect(registrationUnder(stateAt({ screen: "cohorts", cursor: 0 }, { chain }))).toBe(file);
  expect(registrationUnder(stateAt({ screen: "cohorts", cursor: 9 }, { chain }))).toBe(undefined);
  expect(registrationUnder(stateAt({ screen: "report", file: "x", cursor: 0 }, {}))).toBe("x");
  expect(registrationUnder(stateOf())).toBe(undefined);
});
