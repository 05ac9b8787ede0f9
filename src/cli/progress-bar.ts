// A progress bar over bytes, on stderr of a terminal. It shows nothing until there is something to wait for, and takes
// its line away when it ends.

import { Writable } from "node:stream";
import { SingleBar } from "cli-progress";
import type { Context } from "./context.ts";

export interface ProgressBar {
  readonly show: (bytesDone: number, bytesTotal: number) => void;
  readonly end: () => void;
}

const MEGABYTE = 1_000_000;

/** A bar on the terminal behind `context.stderr`. */
export function createProgressBar(context: Pick<Context, "stderr" | "columns">, label: string): ProgressBar {
  const terminal = Object.assign(
    new Writable({
      write: (chunk, _encoding, done) => {
        context.stderr.write(String(chunk));
        done();
      },
    }),
    { isTTY: true, columns: context.columns ?? 80 },
  );
  const bar = new SingleBar({
    format: `${label} {bar} {percentage} % of {megabytes} MB`,
    stream: terminal,
    clearOnComplete: true,
    hideCursor: false,
    // A kill must end the program at once and leave the terminal as it was: no signal is taken, no mode is set.
    gracefulExit: false,
    linewrap: true,
    barsize: 30,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  let isShown = false;
  return {
    show: (bytesDone, bytesTotal) => {
      const megabytes = Math.max(1, Math.round(bytesTotal / MEGABYTE));
      if (!isShown) bar.start(bytesTotal, 0, { megabytes });
      isShown = true;
      bar.update(bytesDone, { megabytes });
    },
    end: () => {
      if (isShown) bar.stop();
      isShown = false;
    },
  };
}
