// `detent replay --diff`: two replays of the same sessions beside each other, replayed now under two sets of operands,
// or read from two documents that `detent replay --json --events` wrote.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import { errorCode } from "../moves/store/disk.ts";
import { compareReplays, type ReplayDifferences, type ReplayedSession } from "../replay/compare-replays.ts";
import { eventJson, replayJsonShape } from "../replay/replay-json.ts";
import type { LeftOut } from "../replay/transcript-files.ts";
import { parseJson } from "../session/json-value.ts";
import type { CommandContext } from "./command.ts";
import type { ReadChoices } from "./replay-choices.ts";
import { runReplays } from "./replay-runs.ts";
import type { Transcripts } from "./replay-targets.ts";
import { unreadLines } from "./replay-text.ts";
import { numberText } from "./text-table.ts";

const count = z.int().check(z.nonnegative());

/** What `detent replay --diff --json` prints. */
export const replayDiffShape = z.strictObject({
  shape: z.literal("detent.replay-diff/1"),
  a: z.array(z.string()),
  b: z.array(z.string()),
  same: count,
  changed: count,
  onlyInA: count,
  onlyInB: count,
  differences: z.array(
    z.strictObject({
      kind: z.enum(["changed", "only in A", "only in B"]),
      file: z.string(),
      line: count,
      event: z.string(),
      tool: z.nullable(z.string()),
      a: z.nullable(z.string()),
      b: z.nullable(z.string()),
    }),
  ),
});

/** Replays the transcripts twice. */
export function diffOperands(
  context: CommandContext,
  found: Transcripts,
  a: ReadChoices,
  b: ReadChoices,
): ExitCode {
  const [first, second] = [replayedAs(context, found, a), replayedAs(context, found, b)];
  const differences = compareReplays(first.sessions, second.sessions);
  printDifferences(context, differences, a.named.operands, b.named.operands);
  for (const line of unreadLines(first.unread)) context.print.warning(line);
  return 0;
}

/** Compares two recorded documents. */
export function diffRecorded(context: CommandContext, pathA: string, pathB: string): ExitCode {
  const [a, b] = [readRecorded(context, pathA), readRecorded(context, pathB)];
  printDifferences(context, compareReplays(a.sessions, b.sessions), a.operands, b.operands);
  return 0;
}

function replayedAs(context: CommandContext, found: Transcripts, { choices }: ReadChoices) {
  const sessions: ReplayedSession[] = [];
  const unread: readonly LeftOut[] = runReplays(context, found, choices, ({ replay, events }) => {
    const { physicalLines } = replay.read;
    sessions.push({ path: replay.path, physicalLines, events: events.map(eventJson) });
  });
  return { sessions, unread };
}

function readRecorded(context: CommandContext, name: string) {
  const path = resolve(context.cwd, name);
  const read = z.safeParse(replayJsonShape, parseJson(textOf(path)));
  const remedy = "Name what `detent replay --json --events` has written.";
  if (!read.success) throw new ExpectedError(path, "It is no recorded replay.", remedy, 4);
  const { sessions, choices } = read.data;
  const withEvents = sessions.map(({ path: session, figures, events }): ReplayedSession => {
    if (events === undefined) throw new ExpectedError(path, "It has no events.", remedy, 4);
    return { path: session, physicalLines: figures.physicalLines, events };
  });
  return { sessions: withEvents, operands: choices.operands };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    const code = errorCode(fault);
    if (code === null) throw fault;
    throw new ExpectedError(path, `It cannot be read (${code}).`, "Name a recorded replay.", 4);
  }
}

function printDifferences(
  { print, flags }: CommandContext,
  found: ReplayDifferences,
  a: readonly string[],
  b: readonly string[],
): void {
  const { same, changed, onlyInA, onlyInB, differences } = found;
  if (flags.isJson) {
    print.json({ shape: "detent.replay-diff/1", a, b, ...found });
    return;
  }
  print.line(`A: ${a.length === 0 ? "the usual operands" : a.join(", ")}`);
  print.line(`B: ${b.length === 0 ? "the usual operands" : b.join(", ")}`);
  const [sameText, changedText] = [numberText(same), numberText(changed)];
  const only = `${numberText(onlyInA)} only in A, ${numberText(onlyInB)} only in B`;
  print.line(`Events: ${sameText} same, ${changedText} changed, ${only}.`);
  print.note(
    "An event that stands in several sessions is compared in each; figures of a replay count it once.",
  );
  if (differences.length === 0) return;
  print.line("");
  const rows = differences.map(({ file, line, event, tool, a: left, b: right }) => [
    `${file}:${line}`,
    tool === null ? event : `${event} ${tool}`,
    left ?? "–",
    right ?? "–",
  ]);
  const columns = [
    { title: "place", align: "left", narrow: "cut start" },
    { title: "event", align: "left" },
    { title: "A", align: "left", narrow: "cut" },
    { title: "B", align: "left", narrow: "cut" },
  ] as const;
  print.table(columns, rows, "No event differs.");
}
