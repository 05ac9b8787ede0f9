import { expect, test } from "vitest";
import { createStepLine } from "../../src/cli/step-line.ts";

function shown(isStderrTty: boolean, isQuiet: boolean): string {
  let text = "";
  const stderr = { isClosed: false, write: (part: string | Uint8Array) => (text += String(part)) };
  const line = createStepLine({ stderr, isStderrTty, columns: 20 }, isQuiet);
  line.show("Drawing charts: 1 of 12\n");
  line.end();
  return text;
}

test("a step replaces the line of a terminal, is cut to its width, and the end takes it away", () => {
  expect(shown(true, false)).toBe("\r\u001b[2KDrawing charts: 1 o\r\u001b[2K");
});

test("in a pipe and under --quiet nothing is written", () => {
  expect(shown(false, false) + shown(true, true)).toBe("");
});
