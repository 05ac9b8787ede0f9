// The workbench over streams in the place of a terminal: keys in, ways out. The real terminal is in tests/terminal.

import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { openWorkbench, type WorkbenchProcess } from "../../src/tui/open-workbench.ts";

function terminal() {
  const folder = mkdtempSync(join(tmpdir(), "detent-workbench-"));
  const fd = openSync(join(folder, "out"), "w");
  const modes: boolean[] = [];
  const sent: unknown[] = [];
  const acts = new Map<string, () => void>();
  const stdin = Object.assign(new PassThrough(), {
    setRawMode: (isRaw: boolean) => modes.push(isRaw),
    unref: () => {},
    ref: () => {},
    isTTY: true,
  });
  const stdout = Object.assign(new PassThrough(), { columns: 80, rows: 24, isTTY: true, fd });
  stdout.resume();
  const process: unknown = {
    ...{ stdin, stdout, pid: 7, kill: (...args: unknown[]) => sent.push(args) },
    on: (event: string, act: () => void) => acts.set(event, act),
    off: (event: string) => acts.delete(event),
  };
  if (!isProcess(process)) throw new Error("It is no process.");
  const settings = {
    ...{
      databasePath: join(folder, "none.duckdb"),
      databaseFlag: null,
      registryFolder: folder,
      hasDatabase: false,
    },
    ...{ hasColor: false, hasClipboard: true, program: { start: ["node"] as const, cwd: folder, env: {} } },
  };
  const ended = openWorkbench(process, settings).then(() => {
    closeSync(fd);
    return readFileSync(join(folder, "out"), "utf8");
  });
  return { stdin, modes, sent, acts, ended };
}

function isProcess(value: unknown): value is WorkbenchProcess {
  return typeof value === "object" && value !== null && "stdin" in value;
}

test("q gives the terminal back and leaves nothing behind that listens", async () => {
  const { stdin, modes, sent, acts, ended } = terminal();
  stdin.write("j?xq");
  expect(await ended).toMatch(/1049h[\s\S]*1049l$/);
  expect(modes).toEqual([true, false]);
  expect([sent, [...acts.keys()]]).toEqual([[], []]);
});

test("a signal gives the terminal back first and then ends the process as it would have", async () => {
  const { modes, sent, acts, ended } = terminal();
  acts.get("SIGTERM")?.();
  await ended;
  expect([modes, sent]).toEqual([[true, false], [[7, "SIGTERM"]]]);
});

test("a crash gives the terminal back before its message, a suspension before it stops", async () => {
  const { stdin, modes, sent, acts, ended } = terminal();
  stdin.write("\u001a");
  await new Promise((resolve) => setImmediate(resolve));
  expect([modes, sent]).toEqual([[true, false], [[7, "SIGSTOP"]]]);
  acts.get("SIGCONT")?.();
  expect(modes).toEqual([true, false, true]);
  acts.get("uncaughtExceptionMonitor")?.();
  expect(modes).toEqual([true, false, true, false]);
  stdin.write("q");
  await ended;
});
