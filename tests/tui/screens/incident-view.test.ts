// What an incident would be, as text.

import { expect, test } from "vitest";
import { incidentArgs } from "../../../src/tui/incident-run.ts";
import { incidentView } from "../../../src/tui/screens/incident-view.ts";
import { sessionId, stateAt } from "../sample-state.ts";

const place = { screen: "incident", id: sessionId, at: 9, cursor: 0 } as const;
const room = { width: 60, height: 5 };
const args = incidentArgs(place);

test("the preview is paged below what writes it; the command prints the same", () => {
  const incident = { key: args.join(" "), stamp: 1, value: "Lines: 3 of 9.\nfolder/incident.json\n{\n}\n" };
  const view = incidentView(stateAt(place, { incident }), place, room);
  expect(view.lines.map(({ text }) => text)).toEqual([
    "Nothing is written yet: w writes it, after a question.",
    "",
    "Lines: 3 of 9.",
    "folder/incident.json",
    "{",
  ]);
  expect([view.cursorMax, view.commands]).toEqual([2, [args]]);
});

test("why there is none stands in its place, and another event's preview is not shown", () => {
  const faults = new Map([[`incident ${args.join(" ")}`, "No move finds anything there."]]);
  const incident = { key: "another", stamp: 1, value: "not this" };
  const view = incidentView({ ...stateAt(place, { incident }), faults }, place, room);
  expect(view.lines[0]?.text).toBe("No move finds anything there.");
});
