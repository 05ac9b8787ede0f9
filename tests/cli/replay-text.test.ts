// One event of a replay as a row: what decided, what only records, what is open and what speaks against it.

import { expect, it } from "vitest";
import { replayEventCells, replayEventColumns, unreadLines } from "../../src/cli/replay-text.ts";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, WrittenSession } from "../replay/written-session.ts";

function rows(session: WrittenSession): readonly string[] {
  return judge(replayed(session)).map((event, at) => replayEventCells(event, at).join(" | "));
}

it("has a cell for every column", () => {
  const [event] = judge(replayed(new WrittenSession().prompt("go")));
  if (event === undefined) throw new Error("no event");
  expect(replayEventCells(event, 0)).toHaveLength(replayEventColumns.length);
});

it("names decisions, records, open questions and contradictions", () => {
  const session = new WrittenSession()
    .call("w", "WebFetch", { url: "u" })
    .error("w", "Request failed")
    .call("g", "Grep", {})
    .result("g", "x", { numFiles: 1 })
    .call("r", "Read", { file_path: "/w/f" });
  const shown = rows(session);
  const why = "needless denial: The call failed by itself and put only an error into the context.";
  expect(shown).toContain(`2 | 1 |  | PreToolUse WebFetch | exact | fires | ${why}; barrier-world: deny`);
  expect(shown).toContain("3 | 2 |  | PostToolUseFailure WebFetch | exact | counterfactual | ");
  expect(shown).toContain("5 | 4 |  | PostToolUse Grep | exact | silent | capture-result records");
  expect(shown).toContain(
    [
      "6 | 5 |  | PreToolUse Read | inferred | undetermined | ",
      "bound-read? file size: No line before this one shows the file.",
    ].join(""),
  );
});

it("names the first of the files that were not replayed for one reason, and how many there are", () => {
  const left = (count: number, why: string) =>
    Array.from({ length: count }, (_, at) => ({ path: `/${why.charAt(0)}${at}`, why }));
  expect(unreadLines([])).toEqual([]);
  expect(unreadLines([...left(5, "Too old."), ...left(1, "Is cut.")])).toEqual([
    "/T0: Too old.",
    "/T1: Too old.",
    "/T2: Too old.",
    "… and 2 more paths, which --json names: Too old.",
    "/I0: Is cut.",
    "Not replayed: 6 paths.",
  ]);
});
