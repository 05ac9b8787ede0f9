// Problems as text.

import { expect, test } from "vitest";
import { problemsPart } from "../../../src/tui/requests.ts";
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

test("under a filter only what meets it is counted, and where nothing does the kinds are named", () => {
  const place = { ...problemsPlace, filter: "kind:glu" };
  const held = problemsHeld([problem(3)]);
  if (held === null) throw new Error("The sample is held.");
  const key = problemsPart(place);
  const linesOf = (matching: number) => {
    const list = { ...held.value.list, matching, problems: matching === 0 ? [] : [problem(3)] };
    const state = stateAt(place, { problems: { ...held, key, value: { offset: 0, list } } }, 60, 24);
    return problemsView(state, place, room).lines.map(({ text }) => text);
  };
  expect(linesOf(1)[0]).toBe("1 problem · filter: kind:glu");
  expect(linesOf(0).slice(1).join(" ")).toContain(
    "No problem meets 'kind:glu'. There are these kinds: malformed.",
  );
});

test("the command has the filter's kinds and text", () => {
  const place = { ...problemsPlace, filter: "kind:glued ferry" };
  expect(problemsView(stateAt(place, {}), place, room).commands).toEqual([
    ["problems", "--kind", "glued", "--text", "ferry", "--limit", "1"],
  ]);
});
