// The terminal as the workbench takes it over and gives it back: the alternate screen, single keys, a hidden cursor.
// Whatever ends the program, giving back comes first; it is written at once and twice does no harm.

import { writeSync } from "node:fs";

export interface TerminalScreen {
  readonly take: () => void;
  readonly giveBack: () => void;
}

const TAKE = "\u001b[?1049h\u001b[2J\u001b[H\u001b[?25l";
const GIVE_BACK = "\u001b[0m\u001b[?25h\u001b[?1049l";

/** Over standard input and output of a process, which are a terminal. */
export function terminalScreen(
  stdin: { readonly setRawMode: (isRaw: boolean) => unknown },
  stdout: { readonly fd: number },
): TerminalScreen {
  let isTaken = false;
  return {
    take: () => {
      if (isTaken) return;
      isTaken = true;
      stdin.setRawMode(true);
      written(stdout.fd, TAKE);
    },
    giveBack: () => {
      if (!isTaken) return;
      isTaken = false;
      written(stdout.fd, GIVE_BACK);
      stdin.setRawMode(false);
    },
  };
}

/** A terminal that is gone takes nothing, and needs nothing. */
function written(fd: number, text: string): void {
  try {
    writeSync(fd, text);
  } catch (fault) {
    const code = fault instanceof Error && "code" in fault ? fault.code : null;
    if (code !== "EIO" && code !== "EPIPE" && code !== "EAGAIN" && code !== "EBADF") throw fault;
  }
}
