// Keys by mode and screen.

import { expect, test } from "vitest";
import { changeState } from "../../src/tui/change-state.ts";
import { readKeys } from "../../src/tui/keys.ts";
import { onTop } from "../../src/tui/press-key.ts";
import { placeOf, type WorkbenchState } from "../../src/tui/workbench-state.ts";
import { chainHeld, replayEvent, replayOf } from "./sample-replay.ts";
import {
  listedSession,
  sessionId,
  sessionParts,
  sessionsHeld,
  sessionsPlace,
  stateAt,
  stateOf,
} from "./sample-state.ts";

const pressed = (state: WorkbenchState, input: string): WorkbenchState =>
  changeState(state, { kind: "keys", keys: readKeys(input) });
const sessions = { sessions: sessionsHeld([listedSession(7)], 1) };

test("Tab goes around, numbers go straight, and each tab keeps its place", () => {
  expect(pressed(stateOf(), "\t").tab).toBe("replay");
  expect(pressed(stateOf(), "\u001b[Z").tab).toBe("problems");
  expect(pressed(stateOf(), "5\t").tab).toBe("sessions");
  expect(pressed(stateOf(), "9").tab).toBe("sessions");
  const deep = pressed(stateAt(sessionsPlace, sessions), "\r3");
  expect(placeOf(pressed(deep, "1")).screen).toBe("session");
});

test("a filter is typed, applied by Enter and cleared by Esc", () => {
  const typed = pressed(stateAt(sessionsPlace, sessions), "/weq\u007fb");
  expect(typed.mode).toEqual({ kind: "filter", draft: "web" });
  const applied = pressed(typed, "\r");
  expect(placeOf(applied)).toMatchObject({ filter: "web", cursor: 0 });
  expect(placeOf(pressed(applied, "\u001b"))).toMatchObject({ filter: "" });
  expect(placeOf(pressed(typed, "\u001b"))).toMatchObject({ filter: "" });
  // A screen without a filter has none.
  expect(pressed(pressed(stateOf(), "4"), "/").mode.kind).toBe("browse");
});

test("s goes through the orders and back to the first", () => {
  const sorts = ["s", "ss", "ssssss"].map((keys) => placeOf(pressed(stateAt(sessionsPlace, sessions), keys)));
  expect(sorts.map((place) => "sort" in place && place.sort)).toEqual(["requests", "calls", "time"]);
});

test("a load is asked for first, and runs after y alone", () => {
  const asked = pressed(stateOf(), "L");
  expect(asked.mode.kind).toBe("confirm");
  expect(pressed(asked, "n")).toMatchObject({ job: null, mode: { kind: "browse" } });
  const running = pressed(asked, "y");
  expect(running.job?.run.args).toEqual(["load"]);
  // One run at a time.
  expect(pressed(running, "L")).toMatchObject({ message: "Something runs already; x cancels it." });
  expect(pressed(running, "x").job?.isCancelled).toBe(true);
  expect(pressed(stateOf(), "x").message).toBe("Nothing runs.");
});

test("r replays the session under the cursor, or all of them on the replay's screen", () => {
  const one = pressed(stateAt(sessionsPlace, sessions), "r");
  expect(one.job?.run).toMatchObject({ key: sessionId, args: ["replay", sessionId, "--events"] });
  expect(pressed(stateOf(), "2r").job?.run.args).toEqual(["replay"]);
  expect(pressed({ ...stateOf(), hasDatabase: false }, "r")).toMatchObject({ job: null });
  const nameless = { sessions: sessionsHeld([listedSession(7, { id: "" })], 1) };
  expect(pressed(stateAt(sessionsPlace, nameless), "r").job).toBe(null);
});

test("c compares the registration under the cursor, after a question: it may write a decision", () => {
  const state = stateAt({ screen: "cohorts", cursor: 0 }, { chain: chainHeld() });
  const asked = pressed(state, "c");
  expect(asked.mode).toMatchObject({ kind: "confirm", run: { args: ["compare", "0001"] } });
  expect(placeOf(pressed(state, "\r"))).toMatchObject({ screen: "registration" });
  expect(pressed(stateOf(), "c").message).toContain("open Cohorts");
});

test("help opens over any screen and any key closes it; R reads again", () => {
  const helped = pressed(stateOf(), "?");
  expect([helped.mode.kind, pressed(helped, "q").mode.kind]).toEqual(["help", "browse"]);
  expect(pressed(stateOf(), "R").stamp).toBe(2);
});

test("y shows the command that prints the screen and hands it on, each time anew", () => {
  const place = { ...sessionsPlace, filter: "ferry model:x", sort: "calls" } as const;
  const state = stateAt(place, { sessions: sessionsHeld([listedSession(1)], 1, place) });
  const shown = pressed({ ...state, databaseFlag: "a b" }, "y");
  const text = "detent sessions text:ferry model:x --sort calls --limit 1 --db 'a b'";
  expect([shown.message, shown.copy]).toEqual([text, { text }]);
  expect(pressed(shown, "y").copy).not.toBe(shown.copy);
  expect(pressed(shown, "j")).toMatchObject({ message: null, copy: { text } });
  expect(pressed(stateOf(), "4y").message).toBe(
    "detent classify --check; detent classify --unlabelled --limit 200",
  );
});

test("i opens the incident of the row under the cursor, and w on it asks before it writes", () => {
  const place = { screen: "session", id: sessionId, cursor: 3, folded: new Set<number>() } as const;
  expect(pressed(stateAt(place, sessionParts()), "i").message).toContain("r replays this session first");
  const earlier = { ...replayEvent, line: 1, toolUseId: null };
  const replay = { key: sessionId, stamp: 1, value: replayOf([earlier, replayEvent]) };
  const state = stateAt(place, { ...sessionParts(), replay });
  // The call of line 2 is the second event of the replay.
  const opened = pressed(state, "i");
  expect(placeOf(opened)).toEqual({ screen: "incident", id: sessionId, at: 2, cursor: 0 });
  const asked = pressed(opened, "w");
  const args = ["incident", sessionId, "--at", "2", "--name", "event-2-of-00000007", "--write"];
  expect(asked.mode).toMatchObject({ kind: "confirm", run: { args } });
  expect(pressed(asked, "n").job).toBe(null);
  expect(pressed(asked, "y").job?.run.args).toEqual(args);
  // What a move only records is nothing that an incident could be of.
  const recorded = { ...replayEvent, state: "silent", decision: null } as const;
  const quiet = { ...replay, value: replayOf([earlier, recorded]) };
  expect(pressed(stateAt(place, { ...sessionParts(), replay: quiet }), "i").message).toContain(
    `\`detent incident ${sessionId} --at 2\` needs --kind`,
  );
  // A request is no event of a replay.
  expect(pressed(state, "gji").message).toContain("no event on this row");
  const event = stateAt(
    { screen: "event", id: sessionId, number: 3, cursor: 0 },
    { ...sessionParts(), replay },
  );
  expect(placeOf(pressed(event, "i"))).toMatchObject({ screen: "incident", at: 2 });
});

test("o opens the report of the registration under the cursor or open, and w asks before it writes one", () => {
  const state = stateAt({ screen: "cohorts", cursor: 0 }, { chain: chainHeld() });
  const file = chainHeld()?.value.records[0]?.file ?? "";
  expect(placeOf(pressed(state, "o"))).toEqual({ screen: "report", file, cursor: 0 });
  expect(placeOf(pressed(state, "\ro"))).toMatchObject({ screen: "report", file });
  expect(pressed(stateOf(), "o").message).toContain("open Cohorts");
  expect(pressed(stateOf(), "w").message).toContain("w writes");
  const asked = pressed(state, "ow").mode;
  const args = ["compare", "0001", "--out", `reports/${file.replace(".json", "")}`];
  expect(asked).toMatchObject({ kind: "confirm", run: { fills: "comparison", args } });
});

test("a place is put on top of its own tab's stack", () => {
  const state = stateAt(sessionsPlace, {});
  const after = onTop(state, { ...sessionsPlace, cursor: 4 });
  expect(after.stacks.sessions.map(({ cursor }) => cursor)).toEqual([0, 4]);
});
