// Every screen as text at three sizes: no line too many, none too wide, nothing in it that a terminal acts on.

import { expect, test } from "vitest";
import { textWidth } from "../../src/session/text-width.ts";
import { frameLines } from "../../src/tui/frame.ts";
import { incidentArgs } from "../../src/tui/incident-run.ts";
import type { Parts, Place, WorkbenchState } from "../../src/tui/workbench-state.ts";
import { chainHeld, replayEvent, replayOf } from "./sample-replay.ts";
import {
  frameOf,
  listedSession,
  overview,
  problemsHeld,
  problemsPlace,
  report,
  sessionId,
  sessionParts,
  sessionsHeld,
  sessionsPlace,
  sizes,
  stateAt,
  stateOf,
  worst,
} from "./sample-state.ts";

const chain = chainHeld();
const file = chain?.value.records[0]?.file ?? "";
const replay: Parts["replay"] = { key: sessionId, stamp: 1, value: replayOf([replayEvent]) };
const wild = listedSession(3, { cwd: worst, version: worst, id: worst, shortId: worst });
const problem = { path: worst, line: 3, byteOffset: 0, kind: "malformed", detail: worst };

const incidentPlace = { screen: "incident", id: sessionId, at: 4, cursor: 0 } as const;

const screens: readonly (readonly [string, Place, Partial<Parts>])[] = [
  [
    "sessions",
    sessionsPlace,
    { sessions: sessionsHeld([wild, ...Array.from({ length: 60 }, (_, n) => listedSession(n))], 20_000) },
  ],
  ["sessions, none read", sessionsPlace, {}],
  [
    "session",
    { screen: "session", id: sessionId, cursor: 2, folded: new Set() },
    { ...sessionParts(worst), replay },
  ],
  ["session, none read", { screen: "session", id: sessionId, cursor: 0, folded: new Set() }, {}],
  ["event", { screen: "event", id: sessionId, number: 3, cursor: 2 }, { ...sessionParts(worst), replay }],
  ["replay", { screen: "replay", cursor: 0 }, { replay }],
  ["replay, none", { screen: "replay", cursor: 0 }, {}],
  ["cohorts", { screen: "cohorts", cursor: 0 }, { chain }],
  [
    "registration",
    { screen: "registration", file, cursor: 0 },
    { chain, comparison: { key: file, stamp: 1, value: report } },
  ],
  ["report, none read", { screen: "report", file, cursor: 0 }, { chain }],
  [
    "report",
    { screen: "report", file, cursor: 0 },
    {
      chain,
      reports: {
        key: file,
        stamp: 1,
        value: [
          { folder: worst, text: worst },
          { folder: "/r", problem: worst },
        ],
      },
    },
  ],
  ["incident, none read", incidentPlace, {}],
  [
    "incident",
    incidentPlace,
    { incident: { key: incidentArgs(incidentPlace).join(" "), stamp: 1, value: worst } },
  ],
  ["classifier, none read", { screen: "classifier", cursor: 0 }, {}],
  ["problems", problemsPlace, { problems: problemsHeld([problem, problem], 900) }],
];

const modes: readonly Partial<WorkbenchState>[] = [
  {},
  { mode: { kind: "help" } },
  { mode: { kind: "filter", draft: worst } },
  { message: worst },
  { faults: new Map([["overview overview", worst]]), isWaiting: true, isReading: true },
];

for (const [columns, rows] of [...sizes, [20, 5], [1, 1]] as const) {
  test.each(screens)(`%s keeps to ${columns}×${rows}`, (_name, place, parts) => {
    for (const mode of modes) {
      const lines = frameLines({ ...stateAt(place, { ...parts, overview }, columns, rows), ...mode });
      expect(lines.length).toBe(rows);
      for (const { text } of lines) {
        expect(textWidth(text)).toBeLessThanOrEqual(columns);
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
      }
    }
  });
}

test("tabs with the one that is shown, breadcrumbs, status and keys stand around a screen", () => {
  const place = { screen: "session", id: sessionId, cursor: 0, folded: new Set<number>() } as const;
  const lines = frameOf(stateAt(place, { ...sessionParts(), overview }, 120, 40)).split("\n");
  expect(lines[0]).toBe("1 Sessions*  2 Replay  3 Cohorts  4 Classifier  5 Problems   Sessions › 00000007");
  expect(lines.at(-2)).toBe("2 sources · 9 sessions · 3 problems · /srv/a.duckdb");
  expect(lines.at(-1)).toMatch(/^\? help · q quit · Enter open · space fold/);
});

test("what runs, what is asked and why something could not be read each have their line", () => {
  const run = { fills: "nothing", key: "load", args: ["load"], question: "It writes." } as const;
  const job = { run, progress: "41 %", isCancelled: false };
  const messageOf = (state: WorkbenchState): string | undefined => frameOf(state).split("\n").at(-3);
  expect(messageOf(stateOf(80, 24, { job }))).toBe("Running detent load: 41 %");
  expect(messageOf(stateOf(80, 24, { job: { ...job, isCancelled: true } }))).toBe("Ending detent load: 41 %");
  expect(messageOf(stateOf(80, 24, { mode: { kind: "confirm", run }, databaseFlag: "b c" }))).toBe(
    "detent load --db 'b c': It writes. y or n",
  );
  const faults = new Map([["overview overview", "It is gone."]]);
  expect(messageOf(stateOf(80, 24, { faults }))).toBe("It is gone.");
  // A fault of a screen that is not shown says nothing of this one.
  expect(messageOf(stateOf(80, 24, { faults: new Map([["incident x", "It is gone."]]) }))).toBe("");
  expect(frameOf(stateOf(80, 24, { isWaiting: true }))).toContain("waiting for a load · /srv/a.duckdb");
});

test("a message that is longer than the window is broken, and lies over the end of the screen", () => {
  const lines = frameOf(stateOf(40, 12, { message: `detent show ${"a ".repeat(30)}end` })).split("\n");
  expect(lines.length).toBe(12);
  expect(lines.slice(-5, -2).map((line) => line.slice(0, 11))).toEqual(["", "detent show", "a a a a a a"]);
  expect(lines.at(-3)).toMatch(/ end$/);
});
