// What a state asks for: windows around the cursor, once, and again when something has changed.

import { expect, test } from "vitest";
import { wantedRequests } from "../../src/tui/requests.ts";
import {
  listedSession,
  overview,
  problemsPlace,
  sessionId,
  sessionParts,
  sessionsHeld,
  sessionsPlace,
  stateAt,
} from "./sample-state.ts";

const rows = Array.from({ length: 400 }, (_, number) => listedSession(number));
const kindsOf = (state: Parameters<typeof wantedRequests>[0]) =>
  wantedRequests(state).map(({ kind }) => kind);

test("an empty state asks for its list and for the overview, without a database for neither", () => {
  const state = stateAt(sessionsPlace, {});
  expect(kindsOf(state)).toEqual(["sessions", "overview"]);
  expect(kindsOf({ ...state, hasDatabase: false })).toEqual([]);
  expect(kindsOf(stateAt(problemsPlace, { overview }))).toEqual(["problems"]);
});

test("within its window a list asks for nothing; near its end it asks for rows around the cursor", () => {
  const at = (cursor: number) => {
    const parts = { overview, sessions: sessionsHeld(rows, 20_000) };
    return wantedRequests(stateAt({ ...sessionsPlace, cursor }, parts)).map((request) =>
      request.kind === "sessions" ? request.offset : request.kind,
    );
  };
  expect(at(200)).toEqual([]);
  // 24 rows and 60 more must be at hand: 400 - 84 is the last cursor that has them.
  expect([at(316), at(317), at(19_999)]).toEqual([[], [117], [19_799]]);
});

test("what is old is asked for again, another filter is another list, a fault is not asked for", () => {
  const state = stateAt(sessionsPlace, { overview, sessions: sessionsHeld(rows, 400) });
  expect(kindsOf({ ...state, stamp: 2 })).toEqual(["sessions", "overview"]);
  const other = stateAt({ ...sessionsPlace, filter: "x" }, { overview, sessions: sessionsHeld(rows, 400) });
  const [request] = wantedRequests(other);
  expect(request).toMatchObject({ kind: "sessions", offset: 0 });
  expect(wantedRequests({ ...other, faults: new Map([[request?.key ?? "", "It is no term."]]) })).toEqual([]);
});

test("a session is asked for first, then its events, for an event its text", () => {
  const place = { screen: "session", id: sessionId, cursor: 0, folded: new Set<number>() } as const;
  const { session, events } = sessionParts();
  expect(kindsOf(stateAt(place, { overview }))).toEqual(["session"]);
  const [request] = wantedRequests(stateAt(place, { overview, session: session ?? null }));
  expect(request).toMatchObject({ kind: "events", numbers: [0, 1, 2, 3, 4, 5, 6, 7] });
  const both = { overview, session: session ?? null, events: events ?? null };
  expect(kindsOf(stateAt(place, both))).toEqual([]);
  expect(kindsOf(stateAt({ screen: "event", id: sessionId, number: 3, cursor: 0 }, both))).toEqual(["text"]);
});

test("of a folded session only the rows that are shown are asked for", () => {
  const place = { screen: "session", id: sessionId, cursor: 0, folded: new Set([1]) } as const;
  const { session } = sessionParts();
  const [request] = wantedRequests(stateAt(place, { overview, session: session ?? null }));
  expect(request).toMatchObject({ numbers: [0, 1, 5, 6, 7] });
});

test("the classifier's check is kept, the registrations are read, the replay asks for nothing", () => {
  const classifier = stateAt({ screen: "classifier", cursor: 0 }, { overview });
  expect(kindsOf(classifier)).toEqual(["check", "unlabelled"]);
  expect(kindsOf({ ...classifier, hasDatabase: false })).toEqual(["check"]);
  expect(kindsOf(stateAt({ screen: "cohorts", cursor: 0 }, { overview }))).toEqual(["chain"]);
  expect(kindsOf(stateAt({ screen: "replay", cursor: 0 }, { overview }))).toEqual([]);
});
