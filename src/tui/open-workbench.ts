// The workbench on a real terminal: the one place where state, picture, keys and the world meet. It gives the terminal
// back on every way out: `q`, Ctrl-C, a signal, a crash; and takes it again after a suspension.

import { clipboardSequence } from "./clipboard.ts";
import { readKeys } from "./keys.ts";
import type { OwnProgram } from "./own-process.ts";
import { createStore, type StateStore } from "./state-store.ts";
import { type TerminalScreen, terminalScreen } from "./terminal-screen.ts";
import { createEffects } from "./workbench-effects.ts";
import { openingState, type WorkbenchState } from "./workbench-state.ts";

/** The process as the workbench uses it; its standard input and output are a terminal. */
export type WorkbenchProcess = Pick<NodeJS.Process, "stdin" | "stdout" | "pid" | "kill"> & {
  readonly on: (event: string, act: () => void) => unknown;
  readonly off: (event: string, act: () => void) => unknown;
};

export interface WorkbenchSettings
  extends Pick<WorkbenchState, "databasePath" | "databaseFlag" | "registryFolder" | "hasDatabase"> {
  readonly hasColor: boolean;
  /** False on a terminal that would show the sequence. */
  readonly hasClipboard: boolean;
  readonly program: OwnProgram;
}

/** How often the database is looked at for changes of other processes. */
const NOTICE_MS = 1000;
const endings = ["SIGTERM", "SIGHUP", "SIGINT"] as const;

/** Runs until somebody quits. */
export async function openWorkbench(process: WorkbenchProcess, settings: WorkbenchSettings): Promise<void> {
  const { stdin, stdout } = process;
  const { hasColor, hasClipboard, program, ...opening } = settings;
  const store = createStore(openingState({ ...opening, ...sizeOf(stdout) }));
  const effects = createEffects(store, program);
  const screen = terminalScreen(stdin, stdout);
  const drawing = drawnOn(process, store, hasColor);
  // The database is opened while what draws is still being loaded.
  effects.look();
  const end = awaitEnd(process, store);
  const releases = [
    end.release,
    takesKeys(process, store, screen, drawing),
    gives(process, screen),
    watchesSize(process, store, drawing),
    store.watch(effects.look),
    ...(hasClipboard ? [copies(process, store)] : []),
  ];
  const timer = setInterval(effects.notice, NOTICE_MS);
  let signal: NodeJS.Signals | null;
  try {
    screen.take();
    drawing.start();
    await drawing.loaded;
    signal = await end.reached;
  } finally {
    clearInterval(timer);
    effects.end();
    drawing.stop();
    screen.giveBack();
    for (const release of releases) release();
    stdin.pause();
    stdin.unref();
  }
  // Ended as the signal would have ended it: whoever sent it sees that.
  if (signal !== null) process.kill(process.pid, signal);
}

/** What ends the workbench: somebody who quits, null, or a signal. */
function awaitEnd(process: WorkbenchProcess, store: StateStore) {
  const acts: (() => void)[] = [];
  const reached = new Promise<NodeJS.Signals | null>((resolve) => {
    acts.push(
      store.watch(() => {
        if (store.read().isOver) resolve(null);
      }),
    );
    for (const signal of endings) {
      const act = (): void => resolve(signal);
      process.on(signal, act);
      acts.push(() => process.off(signal, act));
    }
  });
  const release = (): void => {
    for (const act of acts) act();
  };
  return { reached, release };
}

/** Puts a command that was asked for on the clipboard, once. */
function copies({ stdout }: WorkbenchProcess, store: StateStore): () => void {
  let last = store.read().copy;
  return store.watch(() => {
    const { copy } = store.read();
    if (copy === last) return;
    last = copy;
    const sequence = copy === null ? null : clipboardSequence(copy.text);
    if (sequence !== null) stdout.write(sequence);
  });
}

interface Drawing {
  /** Until then a picture that is started waits. */
  readonly loaded: Promise<void>;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Ink skips a picture that is the same as the last: to draw it anew, it is started anew. */
function drawnOn(process: WorkbenchProcess, store: StateStore, hasColor: boolean): Drawing {
  let draw: (() => () => void) | null = null;
  let isWanted = false;
  let end: (() => void) | null = null;
  const load = async (): Promise<void> => {
    const { drawPicture } = await import("./picture.ts");
    draw = () => drawPicture(process, { store, hasColor });
    if (isWanted) end = draw();
  };
  return {
    start: () => {
      isWanted = true;
      end = draw === null ? null : draw();
    },
    stop: () => {
      isWanted = false;
      end?.();
      end = null;
    },
    loaded: load(),
  };
}

/** One line less than the terminal has: a picture that fills it would be drawn by clearing all of it. */
function sizeOf(stdout: WorkbenchProcess["stdout"]): { readonly columns: number; readonly rows: number } {
  return { columns: stdout.columns || 80, rows: Math.max(1, (stdout.rows || 24) - 1) };
}

function watchesSize({ stdout }: WorkbenchProcess, store: StateStore, drawing: Drawing): () => void {
  const onResize = (): void => {
    drawing.stop();
    stdout.write("\u001b[2J\u001b[H");
    store.apply({ kind: "resized", ...sizeOf(stdout) });
    drawing.start();
  };
  stdout.prependListener("resize", onResize);
  return () => {
    stdout.off("resize", onResize);
  };
}

/** Keys, and the suspension: the terminal is given back, the program stops, and takes it again when it goes on. */
function takesKeys(
  process: WorkbenchProcess,
  store: StateStore,
  screen: TerminalScreen,
  drawing: Drawing,
): () => void {
  const { stdin } = process;
  const suspend = (): void => {
    drawing.stop();
    screen.giveBack();
    process.kill(process.pid, "SIGSTOP");
  };
  const goOn = (): void => {
    screen.take();
    store.apply({ kind: "resized", ...sizeOf(process.stdout) });
    drawing.stop();
    drawing.start();
  };
  const onInput = (chunk: Buffer | string): void => {
    const keys = readKeys(String(chunk));
    const others = keys.filter((key) => key !== "suspend");
    if (others.length > 0) store.apply({ kind: "keys", keys: others });
    if (others.length < keys.length) suspend();
  };
  stdin.on("data", onInput);
  stdin.resume();
  process.on("SIGTSTP", suspend);
  process.on("SIGCONT", goOn);
  return () => {
    stdin.off("data", onInput);
    process.off("SIGTSTP", suspend);
    process.off("SIGCONT", goOn);
  };
}

/** A crash gives the terminal back before its message is written, so that the message can be read. */
function gives(process: WorkbenchProcess, screen: TerminalScreen): () => void {
  const giveBack = (): void => screen.giveBack();
  process.on("uncaughtExceptionMonitor", giveBack);
  process.on("exit", giveBack);
  return () => {
    process.off("uncaughtExceptionMonitor", giveBack);
    process.off("exit", giveBack);
  };
}
