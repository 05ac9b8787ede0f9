// `detent replay --plans`: what commands of a drain planned beside what was observed, and how many runs in a row
// agreed.

import { statSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import { comparePlans, pairPlans } from "../replay/plans.ts";
import { readPlans } from "../replay/read-plans.ts";
import { findLogFiles } from "../replay/transcript-files.ts";
import type { CommandContext } from "./command.ts";
import { unreadLines } from "./replay-text.ts";

const count = z.int().check(z.nonnegative());
const standing = z.enum(["same", "diverged", "only planned", "only live"]);
const about = { command: z.nullable(z.string()), profile: z.nullable(z.string()) };

/** What `detent replay --plans --json` prints. */
export const replayPlansShape = z.strictObject({
  shape: z.literal("detent.replay-plans/1"),
  commands: z.array(
    z.strictObject({
      ...about,
      runs: count,
      steps: z.record(standing, count),
      longestStreak: count,
      currentStreak: count,
    }),
  ),
  steps: z.array(z.strictObject({ runId: z.string(), step: z.string(), ...about, standing })),
  faults: z.array(z.strictObject({ path: z.string(), why: z.string() })),
});

const COLUMNS = [
  { title: "command", align: "left" },
  { title: "profile", align: "left" },
  { title: "runs", align: "right" },
  { title: "same", align: "right" },
  { title: "diverged", align: "right" },
  { title: "only planned", align: "right" },
  { title: "only live", align: "right" },
  { title: "longest streak", align: "right" },
  { title: "current streak", align: "right" },
] as const;

/** Reads the drain logs that `what` names: a file, or a folder of them. */
export function showPlans(context: CommandContext, what: string | undefined): ExitCode {
  if (what === undefined)
    throw new ExpectedError("--plans", "It needs a drain log.", "Name a drain log, or a folder.", 2);
  const path = resolve(context.cwd, what);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const found = isFolder ? findLogFiles(path, true) : { files: [path], unread: [] };
  const { plans, faults } = readPlans(found.files);
  const unread = [...faults, ...found.unread];
  if (context.flags.isJson) {
    const [commands, steps] = [comparePlans(plans), pairPlans(plans)];
    context.print.json({ shape: "detent.replay-plans/1", commands, steps, faults: unread });
  } else {
    const rows = comparePlans(plans).map(
      ({ command, profile, runs, steps, longestStreak, currentStreak }) => [
        ...[command ?? "(not named)", profile ?? "(not named)", runs, steps.same, steps.diverged],
        ...[steps["only planned"], steps["only live"], longestStreak, currentStreak],
      ],
    );
    context.print.table(COLUMNS, rows, "No plan is recorded here: a drain log has `plan` records.");
    if (rows.length > 0)
      context.print.line("A streak counts runs in a row of which every step was the same.");
  }
  for (const line of unreadLines(unread)) context.print.warning(line);
  return 0;
}
