// One session as text.

import { expect, test } from "vitest";
import { sessionView } from "../../../src/tui/screens/session-view.ts";
import { sessionId, sessionParts, stateAt } from "../sample-state.ts";

const place = { screen: "session", id: sessionId, cursor: 0, folded: new Set<number>() } as const;
const textOf = (
  shown: typeof place | (Omit<typeof place, "folded"> & { readonly folded: ReadonlySet<number> }),
) =>
  sessionView(stateAt(shown, sessionParts()), shown, { width: 80, height: 20 }).lines.map(({ text }) => text);

test("the head says what is known of the whole, an unknown total is ?, and the tree stands below", () => {
  const lines = textOf(place);
  expect(lines[0]).toBe("2026-03-02 09:07:00 to 09:07:00 · 2.1.9 in /srv/ferry");
  expect(lines[1]).toBe("requests 7 · cache read ? · write ? · in ? · out ? · calls ? · denials ?");
  expect(lines.slice(3, 8)).toEqual([
    "> ▾ prompt (user) 1,204 characters",
    "    ▾ request ███████▓▓▓▓░ read 600 write 300 in 10 out ≥ 90 claude-x",
    "        text 5 characters",
    "      ▾ Bash [test] npm test",
    "          ✗ denied (hook) result 40 characters",
  ]);
});

test("what is folded is counted and not shown", () => {
  const lines = textOf({ ...place, folded: new Set([1]) });
  expect(lines[4]).toBe("    ▸ request ███████▓▓▓▓░ read 600 write 300 in 10 out ≥ 90 claude-x (+3)");
  expect(lines[5]).toMatch(/^ {4}▾ request \?/);
});

test("a session without events says why, and one that is read is waited for", () => {
  const parts = sessionParts();
  const opened = parts.session;
  if (opened === null || opened === undefined) throw new Error("The sample is opened.");
  const empty = { ...opened, value: { ...opened.value, signs: "" } };
  const view = sessionView(stateAt(place, { session: empty }), place, { width: 80, height: 20 });
  expect(view.lines.at(-1)?.text).toContain("No event of it was found");
  expect(sessionView(stateAt(place, {}), place, { width: 80, height: 20 }).lines[0]?.text).toBe("Reading…");
});
