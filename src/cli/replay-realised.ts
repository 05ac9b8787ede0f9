// `detent replay --realised`: what the replay says of the moves beside what the log shows that the live hook did.

import * as z from "zod/mini";
import type { ExitCode } from "../expected-error.ts";
import { type Realised, RealisedTally } from "../replay/realised.ts";
import type { CommandContext } from "./command.ts";
import type { ReadChoices } from "./replay-choices.ts";
import { runReplays } from "./replay-runs.ts";
import type { Transcripts } from "./replay-targets.ts";
import { unreadLines } from "./replay-text.ts";

const count = z.int().check(z.nonnegative());

/** What `detent replay --realised --json` prints. */
export const replayRealisedShape = z.strictObject({
  shape: z.literal("detent.replay-realised/1"),
  operands: z.array(z.string()),
  transcripts: count,
  unitsCutLive: count,
  moves: z.array(
    z.strictObject({
      move: z.string(),
      predicted: count,
      live: count,
      sequels: z.record(z.enum(["same call again", "named call", "given up", "open"]), count),
      outputs: z.record(z.enum(["taken", "ignored", "refused"]), count),
    }),
  ),
});

const COLUMNS = [
  { title: "move", align: "left" },
  { title: "predicted", align: "right" },
  { title: "in the log", align: "right" },
  { title: "same call again", align: "right" },
  { title: "named call", align: "right" },
  { title: "given up", align: "right" },
  { title: "open", align: "right" },
] as const;

/** Replays the transcripts and prints the comparison. */
export function showRealised(context: CommandContext, found: Transcripts, read: ReadChoices): ExitCode {
  const tally = new RealisedTally();
  const unread = runReplays(context, found, read.choices, ({ replay, events }) => {
    tally.add(replay.session, events);
  });
  const realised = tally.realised();
  if (context.flags.isJson)
    context.print.json({ shape: "detent.replay-realised/1", operands: read.named.operands, ...realised });
  else printRealised(context, realised);
  for (const line of unreadLines(unread)) context.print.warning(line);
  return 0;
}

function printRealised({ print }: CommandContext, { transcripts, moves, unitsCutLive }: Realised): void {
  print.line(`Transcripts in which a hook of detent ran: ${transcripts}.`);
  if (transcripts === 0) {
    print.note("Nothing in these logs is a trace of it: it was not wired, or it never had an opinion.");
    return;
  }
  const rows = moves.map(({ move, predicted, live, sequels }) => [
    ...[move, predicted, live],
    ...[sequels["same call again"], sequels["named call"], sequels["given up"], sequels.open],
  ]);
  print.table(COLUMNS, rows, "Neither the replay nor the log has a decision.");
  const of = (fate: keyof (typeof moves)[number]["outputs"]): number =>
    moves.reduce((sum, { outputs }) => sum + outputs[fate], 0);
  print.line(`Replaced outputs: ${of("taken")} taken, ${of("ignored")} ignored, ${of("refused")} refused.`);
  print.line(`Shortened results say that ${unitsCutLive.toLocaleString("en-US")} UTF-16 units were cut.`);
  print.line(
    "A result that the live hook has shortened is in the log as it left it: nothing is predicted of it.",
  );
}
