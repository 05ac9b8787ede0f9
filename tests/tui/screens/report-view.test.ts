// Written reports as text.

import { expect, test } from "vitest";
import { reportView } from "../../../src/tui/screens/report-view.ts";
import type { Parts } from "../../../src/tui/workbench-state.ts";
import { stateAt } from "../sample-state.ts";

const place = { screen: "report", file: "0001-abc.json", cursor: 0 } as const;
const room = { width: 70, height: 9 };
const held = (value: NonNullable<Parts["reports"]>["value"]): Partial<Parts> => ({
  reports: { key: place.file, stamp: 1, value },
});

test("every report of a registration is shown below its path, one that cannot be read with the reason", () => {
  const reports = [
    { folder: "/srv/a", text: "# Fewer calls\n\nmet" },
    { folder: "/srv/b", problem: "Its report.md is not there." },
  ];
  const view = reportView(stateAt(place, held(reports)), place, room);
  expect(view.lines.map(({ text }) => text)).toEqual([
    ...["/srv/a/report.md", "", "# Fewer calls", "", "met", ""],
    ...["/srv/b", "", "Its report.md is not there."],
  ]);
  expect(view.commands).toEqual([
    ["compare", "0001"],
    ["report", "--verify", "/srv/a"],
    ["report", "--verify", "/srv/b"],
  ]);
});

test("without one, where was looked and the command that writes one are named", () => {
  const view = reportView(stateAt(place, held([])), place, room);
  const text = view.lines.map((one) => one.text).join(" ");
  expect(text).toContain("No report of it is in a folder of /srv.");
  expect(text).toContain("`detent compare 0001 --out reports/0001-abc` writes one");
  expect(reportView(stateAt(place, {}), place, room).lines[0]?.text).toBe("Reading…");
});
