// What a long command is doing, as one line on the stderr of a terminal that each step replaces and the end takes away.
// In a pipe and under --quiet there is none.

import { shownText } from "../session/shown-text.ts";
import type { Context } from "./context.ts";

export interface StepLine {
  readonly show: (text: string) => void;
  readonly end: () => void;
}

export function createStepLine(
  { stderr, isStderrTty, columns }: Pick<Context, "stderr" | "isStderrTty" | "columns">,
  isQuiet: boolean,
): StepLine {
  if (isQuiet || !isStderrTty) return { show: () => undefined, end: () => undefined };
  const width = Math.max(1, (columns ?? 80) - 1);
  return {
    show: (text) => stderr.write(`\r\u001b[2K${shownText(text, "one-line").slice(0, width)}`),
    end: () => stderr.write("\r\u001b[2K"),
  };
}
