import { test } from "vitest";
import { requests } from "../../../src/measure/metrics/requests.ts";
import { answer, expectValue, prompt, text } from "../metric-log.ts";

test("lines of one response are one request, and prompts are none", async () => {
  const lines = [
    prompt("go"),
    answer("m1", [text("a")]),
    answer("m1", [text("b")]),
    answer("m2", [text("c")]),
    prompt("more"),
  ];
  // m1 and m2
  await expectValue(requests, lines, 2);
});
