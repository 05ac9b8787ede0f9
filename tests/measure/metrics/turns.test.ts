import { test } from "vitest";
import { turns } from "../../../src/measure/metrics/turns.ts";
import { answer, expectValue, prompt, result, text } from "../metric-log.ts";

test("prompts of a person and of a program are turns; what the client writes is none", async () => {
  const lines = [
    prompt("go"),
    prompt("next", { promptSource: "sdk" }),
    prompt("reminder", { isMeta: true }),
    prompt("[Request interrupted by user]"),
    result("t1", "a result is no prompt"),
  ];
  // go, next
  await expectValue(turns, lines, 2);
});

test("a slash command is a turn where a response answers it, and none where the client answered itself", async () => {
  const lines = [
    prompt("<command-name>/review</command-name>"),
    prompt("what the command stands for", { isMeta: true }),
    answer("m1", [text("done")]),
    prompt("<command-name>/clear</command-name>"),
    prompt("<local-command-stdout></local-command-stdout>"),
  ];
  // /review
  await expectValue(turns, lines, 1);
});
