// Sessions as text.

import { expect, test } from "vitest";
import { sessionAt, sessionsView } from "../../../src/tui/screens/sessions-view.ts";
import { listedSession, sessionsHeld, sessionsPlace, stateAt } from "../sample-state.ts";

const room = { width: 120, height: 10 };
const textOf = (...of: Parameters<typeof sessionsView>) => sessionsView(...of).lines.map(({ text }) => text);

test("figures are as the command shows them: bounds marked, unknown ones ?", () => {
  const rows = [
    listedSession(2, { cacheReadTokens: null }),
    listedSession(1, { damagedLines: 1, isOutputBilled: true }),
  ];
  const state = stateAt(sessionsPlace, { sessions: sessionsHeld(rows, 2) });
  expect(textOf(state, sessionsPlace, room)).toEqual([
    "2 sessions · newest first",
    "  session   started (UTC)        requests  calls  cache read  output  denials  damaged  version  folder",
    "> 00000002  2026-03-02 09:02:00         2      2           ?    ≥ 34        0        0  2.1.9    /srv/ferry",
    "  00000001  2026-03-02 09:01:00       ≥ 1    ≥ 2    ≥ 12,000    ≥ 34      ≥ 0        1  2.1.9    /srv/ferry",
  ]);
});

test("a long name is cut before a figure is left out", () => {
  const long = listedSession(1, { shortId: `11110000-0000-4000-8000-000000000001#agent-ag000001` });
  const state = stateAt(sessionsPlace, { sessions: sessionsHeld([listedSession(2), long], 2) });
  const [, titles, first, second] = textOf(state, sessionsPlace, { ...room, width: 100 });
  expect(titles).toContain("denials  folder");
  expect([first, second]).toEqual([
    expect.stringMatching(/^> 00000002 +2026-03-02/),
    expect.stringMatching(/^ {2}11110000-00[\w-]*… +2026-03-02/),
  ]);
});

test("only the rows of the window are drawn, around the cursor, and the command prints as many", () => {
  const place = { ...sessionsPlace, cursor: 5000, sort: "calls" } as const;
  const rows = Array.from({ length: 400 }, (_, at) => listedSession(4900 + at));
  const view = sessionsView(
    stateAt(place, { sessions: sessionsHeld(rows, 20_000, place, 4900) }),
    place,
    room,
  );
  expect(view.lines.length).toBe(10);
  expect(view.lines[0]?.text).toBe("20,000 sessions · most calls first");
  expect(view.lines.find(({ look }) => look === "cursor")?.text).toContain("> 00005000");
  expect([view.cursorMax, view.commands]).toEqual([
    19_999,
    [["sessions", "--sort", "calls", "--limit", "5004"]],
  ]);
});

test("where nothing is listed it says why, and which command fills it", () => {
  const state = stateAt(sessionsPlace, {});
  expect(textOf(state, sessionsPlace, room)[1]).toBe("Reading…");
  expect(textOf({ ...state, hasDatabase: false }, sessionsPlace, room)[2]).toContain("`detent load`");
  expect(textOf({ ...state, hasDatabase: false }, sessionsPlace, room)[0]).toBe("No database");
  const empty = stateAt(sessionsPlace, { sessions: sessionsHeld([], 0) });
  expect(textOf(empty, sessionsPlace, room)[1]).toContain("There are no sessions yet: `detent load`");
  const place = { ...sessionsPlace, filter: "x" };
  const none = {
    key: "sessions time x",
    stamp: 1,
    value: { offset: 0, list: { sessions: [], matching: 0, total: 3 } },
  };
  expect(textOf(stateAt(place, { sessions: none }), place, room)[1]).toBe(
    "No session meets 'x'. Esc clears the filter.",
  );
});

test("the session under the cursor is known where its row is at hand", () => {
  const state = stateAt(sessionsPlace, { sessions: sessionsHeld([listedSession(1)], 5) });
  expect(sessionAt(state, sessionsPlace)?.id).toBe(listedSession(1).id);
  expect(sessionAt(state, { ...sessionsPlace, cursor: 3 })).toBe(undefined);
});
