// The entry of the hook: the one file of the moves that touches the real process. One event on standard input, at most
// one JSON document on standard output, exit code 0 whatever happens: the client takes 2 for a refusal and prints
// anything else that fails. With the argument `status` it prints what is wired and stored instead. The rules, and the
// status, are programs of their own beside this one: an event must not wait until code that it never runs was read.

import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import type { HookEvent } from "../session/hook-event.ts";
import type { HookOutput } from "./hook-fault.ts";
import { partOf } from "./hook-part.ts";
import { blockingPause, type ReadBytes, readInput, writeOutput } from "./hook-pipes.ts";
import { instantText } from "./instant-text.ts";
import type { HookParts, Judge } from "./judge-event.ts";
import { runHook } from "./run-hook.ts";
import { readStatus } from "./status.ts";
import { statusText } from "./status-text.ts";
import { projectRoot } from "./store-folder.ts";

/** The build puts both in: the version, and which of the two programs this is. */
declare const DETENT_VERSION: string;
declare const DETENT_PROGRAM: "hook" | "status";

const parts: HookParts = {
  disk: {
    closeSync,
    fstatSync,
    lstatSync,
    mkdirSync,
    openSync,
    readFileSync,
    readSync,
    realpathSync,
    renameSync,
    statSync,
    unlinkSync,
    writeSync,
  },
  env: process.env,
  cwd: () => process.cwd(),
  now: () => instantText(new Date()),
};

function print({ stdout, stderr }: HookOutput): void {
  if (stdout === "" && stderr === "") return;
  const failed = writeOutput(1, stdout, writeSync, blockingPause);
  const unsaid = failed === null ? "" : `detent: Standard output could not be written (${failed}).\n`;
  writeOutput(2, stderr === "" ? unsaid : stderr, writeSync, blockingPause);
}

const readBytes: ReadBytes = (fd, into, offset, length) => readSync(fd, into, offset, length, null);

/** The judge in the program that has the event's rules. */
function judgeFor(event: HookEvent): Judge {
  const part = partOf(event.name);
  const { judgeEvent }: { judgeEvent?: Judge } = require(`${__dirname}/judge-${part}.cjs`);
  if (judgeEvent === undefined)
    throw new Error(`judge-${part}.cjs: It is not whole. Install the plugin again.`);
  return judgeEvent;
}

/** The status for a plugin whose user never installed the `detent` command. */
function printStatus(): void {
  const { disk, env } = parts;
  const status = readStatus({
    disk: { ...disk, readdirSync: (path) => readdirSync(path) },
    env,
    project: projectRoot(env, process.cwd()),
    program: { version: DETENT_VERSION, hook: `${__dirname}/hook.cjs` },
  });
  print({ stdout: statusText(status), stderr: "" });
}

if (DETENT_PROGRAM === "status") printStatus();
else if (process.argv[2] === "status") require(`${__dirname}/status.cjs`);
else print(runHook(() => readInput(0, readBytes, blockingPause), parts, judgeFor));
