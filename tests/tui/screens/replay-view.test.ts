// A replay as text: the words of the command.

import { expect, test } from "vitest";
import { replayView } from "../../../src/tui/screens/replay-view.ts";
import { replayEvent, replayOf } from "../sample-replay.ts";
import { sessionId, stateAt } from "../sample-state.ts";

const place = { screen: "replay", cursor: 0 } as const;
const room = { width: 80, height: 40 };

test("nothing is replayed until somebody asks, and what was left out of a replay is named", () => {
  expect(replayView(stateAt(place, {}), place, room).lines[0]?.text).toContain("Nothing was replayed yet");
  const replay = { key: sessionId, stamp: 1, value: replayOf([replayEvent]) };
  const view = replayView(stateAt(place, { replay }), place, room);
  const text = view.lines.map((one) => one.text).join("\n");
  expect(text).toContain("Denials: none.");
  expect(text).toContain("No event was theirs: bound-read.");
  expect(text).toContain("/srv/x: It is no transcript.");
  expect([view.crumbs, view.commands]).toEqual([["Replay", "00000007"], [["replay", sessionId]]]);
});
