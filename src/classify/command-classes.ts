// The classes of commands, by hand, and the two orders by which a call gets one of them. Both orders are rules: what a
// call is for comes before what it looks up on the way, and one that reads code is never mechanical.

import { build } from "./classes/build.ts";
import { edit } from "./classes/edit.ts";
import { fileManagement } from "./classes/file-management.ts";
import { formatLint } from "./classes/format-lint.ts";
import { gitRead } from "./classes/git-read.ts";
import { gitWrite } from "./classes/git-write.ts";
import { network } from "./classes/network.ts";
import { other } from "./classes/other.ts";
import { packageClass } from "./classes/package.ts";
import { plumbing } from "./classes/plumbing.ts";
import { processClass } from "./classes/process.ts";
import { pullRequest } from "./classes/pull-request.ts";
import { readCode } from "./classes/read-code.ts";
import { script } from "./classes/script.ts";
import { search } from "./classes/search.ts";
import { test } from "./classes/test.ts";
import { ticketStore } from "./classes/ticket-store.ts";
import { toolchainProbe } from "./classes/toolchain-probe.ts";
import { worktree } from "./classes/worktree.ts";
import type { ClassTable, CommandClass } from "./command-class.ts";

/** The table. A target's name that several classes claim belongs to the first of them here. */
export const commandClasses: readonly ClassTable[] = [
  worktree,
  pullRequest,
  ticketStore,
  gitWrite,
  test,
  formatLint,
  build,
  packageClass,
  gitRead,
  toolchainProbe,
  search,
  readCode,
  edit,
  network,
  fileManagement,
  processClass,
  script,
  other,
  plumbing,
];

/** The class of a call whose commands are all mechanical: the first of these that is there. */
export const mechanicalOrder: readonly CommandClass[] = [
  "worktree",
  "pull-request",
  "ticket-store",
  "git-write",
  "test",
  "build",
  "package",
  "format-lint",
  "git-read",
  "toolchain-probe",
];

/** The class of every other call that does anything: the first of these that is there. */
export const otherOrder: readonly CommandClass[] = [
  "search",
  "read-code",
  "edit",
  "network",
  "file-management",
  "process",
  "script",
  "other",
];

/** True where a call of this class counts as mechanical. Some of them read code: it is no count of work to remove. */
export function isMechanical(name: CommandClass): boolean {
  return mechanicalOrder.includes(name);
}
