import { expect, test } from "vitest";
import { hookParts, partOf } from "../../src/moves/hook-part.ts";
import { moves } from "../../src/moves/table.ts";

test("every part has events that moves name, and a part has every event whole", () => {
  const events = [...new Set(moves.flatMap(({ seams }) => seams.map(({ event }) => event)))];
  const parts = hookParts.map((part) => events.filter((event) => partOf(event) === part).sort());
  expect(parts).toEqual([
    ["PreToolUse"],
    ["PostToolUse"],
    [
      "FileChanged",
      "MessageDisplay",
      "PostCompact",
      "PostToolUseFailure",
      "SessionStart",
      "Stop",
      "SubagentStart",
      "SubagentStop",
      "UserPromptSubmit",
    ],
  ]);
});
