// Problems as text.

import { expect, test } from "vitest";
import { problemsView } from "../../../src/tui/screens/problems-view.ts";
import { problemsHeld, problemsPlace, stateAt } from "../sample-state.ts";

const room = { width: 60, height: 10 };
const problem = (line: number | null) => ({
  ...{ path: "/srv/logs/a.jsonl", line, byteOffset: 0, kind: "malformed" },
  detail: "The line is no JSON; nothing was taken from it and nothing is counted for it.",
});
const view = (parts: Parameters<typeof stateAt>[1], place = problemsPlace) =>
  problemsView(stateAt(place, parts), place, room);

test("each stands with its place, and the one under the cursor whole below the list", () => {
  const lines = view({ problems: problemsHeld([problem(null), problem(3)]) }).lines.map(({ text }) => text);
  expect(lines[0]).toBe("2 problems · 2 malformed");
  expect(lines[2]).toMatch(/^> \/srv\/logs\/a\.jsonl +malformed {2}The line is no/);
  expect(lines[3]).toMatch(/^ {2}\/srv\/logs\/a\.jsonl:3 /);
  expect(lines.slice(4).join(" ")).toContain("malformed. The line is no JSON; nothing was taken from it and");
});

test("without a problem it says of how many lines, and without a file which command reads one", () => {
  expect(view({ problems: problemsHeld([]) }).lines[1]?.text).toBe("No problem in 10 lines of 2 files.");
  const held = problemsHeld([]);
  if (held === null) throw new Error("The sample is held.");
  const none = { ...held, value: { ...held.value, list: { ...held.value.list, sources: 0 } } };
  expect(view({ problems: none }).lines[1]?.text).toContain("`detent load`");
});

test("the command has the filter's kinds and text", () => {
  const place = { ...problemsPlace, filter: "kind:glued ferry" };
  expect(problemsView(stateAt(place, {}), place, room).commands).toEqual([
    ["problems", "--kind", "glued", "--text", "ferry", "--limit", "1"],
  ]);
});
