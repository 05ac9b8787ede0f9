// How far a command is, as lines on stderr for a program that runs it: `41 %`. One only where the figure has changed.

import type { Context } from "./context.ts";
import type { ProgressBar } from "./progress-bar.ts";

/** The same as a progress bar, without a terminal. */
export function createProgressLines({ stderr }: Pick<Context, "stderr">): ProgressBar {
  let last = "";
  return {
    show: (done, total) => {
      const text = `${total === 0 ? 100 : Math.floor((100 * done) / total)} %`;
      if (text !== last) stderr.write(`${text}\n`);
      last = text;
    },
    end: () => {},
  };
}
