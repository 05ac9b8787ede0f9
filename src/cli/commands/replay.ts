// `detent replay`: recorded sessions through the moves, in shadow. Nothing is written but, with --record, what
// metrics need a replay for.

import { ExpectedError } from "../../expected-error.ts";
import type { ReplayFigures } from "../../replay/replay-figures.ts";
import { eventLine, figuresLine, replayJson } from "../../replay/replay-json.ts";
import { replayAssumptions, summarise } from "../../replay/replay-summary.ts";
import { figuresOf, ReplayTally } from "../../replay/replay-tally.ts";
import type { LeftOut } from "../../replay/transcript-files.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { collectText, isGiven } from "../option-values.ts";
import { pathNow } from "../path-now.ts";
import { type ReadChoices, readChoices } from "../replay-choices.ts";
import { diffOperands, diffRecorded } from "../replay-diff.ts";
import { showPlans } from "../replay-plans.ts";
import { showRealised } from "../replay-realised.ts";
import { ReplayRecord } from "../replay-record.ts";
import { type ReplayedTranscript, runReplays } from "../replay-runs.ts";
import { findTranscripts } from "../replay-targets.ts";
import { printSummary, replayEventCells, replayEventColumns, unreadLines } from "../replay-text.ts";
import type { Cell } from "../text-table.ts";

/** `detent replay`. */
export const replay: Command = {
  name: "replay",
  summary: "Replays recorded sessions through the moves and says what they would have done",
  usage: ["[options] [TRANSCRIPT|SESSION-ID|FOLDER]", "--diff [options] WHAT", "--diff A.json B.json"],
  example: "detent replay 5e55010a --events",
  exitCodes: [0, 1, 3, 4],
  options: (commander) => {
    commander
      .argument(
        "[what...]",
        "a transcript, a folder of them, or a loaded session's id; without it all loaded ones",
      )
      .option("--events", "with every event and what the moves say about it")
      .option("--jsonl", "one JSON line for each event, and a last one for the figures")
      .option(
        "--set <NAME=VALUE>",
        "an operand, such as DETENT_BOUNDS_MODE=inject; may be repeated",
        collectText,
      )
      .option("--only <moves>", "these moves alone, separated by commas")
      .option("--without <moves>", "all moves but these, separated by commas")
      .option("--store <dir>", "a store whose objects were there when the session began; it is only read")
      .option("--store-complete", "what that store lacks was not there either")
      .option("--workspace <dir>", "a checkout that answers where the log is silent; such answers are marked")
      .option("--progress", "print how far it is as lines on stderr, for a program that runs it")
      .option("--strict", "end with 1 where the session contradicts a denial")
      .option("--realised", "what the live hook did and how the model went on, beside what the replay says")
      .option("--record", "of all loaded sessions: keep in the database what metrics need a replay for")
      .option("--plans", "what drain logs have planned beside what was observed, by run and step")
      .option(
        "--diff",
        "two replays of the same sessions, event by event: --set beside --to, or two JSON documents",
      )
      .option("--to <NAME=VALUE>", "an operand of the second replay of --diff; may be repeated", collectText)
      .addHelpText("after", ["", "Assumed:", ...replayAssumptions.map((text) => `  ${text}`)].join("\n"));
  },
  flagRules: [
    { exclusive: ["--only", "--without"] },
    { flag: "--store-complete", needs: ["--store"] },
    { flag: "--to", needs: ["--diff"] },
    ...["--jsonl", "--strict", "--events"].flatMap((flag) => [
      { exclusive: ["--diff", flag] },
      { exclusive: ["--realised", flag] },
    ]),
    { exclusive: ["--diff", "--realised", "--plans"] },
    ...["--jsonl", "--strict", "--events", "--set", "--only", "--without", "--store", "--workspace"].map(
      (flag) => ({ exclusive: ["--plans", flag] }),
    ),
    { exclusive: ["--record", "<what>"] },
    ...["--diff", "--realised", "--plans"].map((flag) => ({ exclusive: ["--record", flag] })),
    { exclusive: ["--json", "--jsonl"] },
    { exclusive: ["--jsonl", "--events"] },
  ],
  run: async (context, args, options) => {
    const isDiff = isGiven(options, "diff");
    const [what, other, third] = args;
    if (isDiff && what !== undefined && other !== undefined && third === undefined)
      return diffRecorded(context, what, other);
    if (other !== undefined)
      throw new ExpectedError("detent replay", "It takes one name.", "Name a folder to replay several.", 2);
    if (isGiven(options, "plans")) return showPlans(context, what);
    const read = readChoices(context, options);
    const found = await findTranscripts(context, what);
    if (isDiff) return diffOperands(context, found, read, readChoices(context, options, "to"));
    if (isGiven(options, "realised")) return showRealised(context, found, read);
    const tally = new ReplayTally(read.asked);
    const output = outputOf(context, options, read);
    const record = isGiven(options, "record") ? new ReplayRecord(read.asked) : null;
    const onReplay = (one: ReplayedTranscript): void => {
      tally.add(one);
      output.session(one);
      record?.add(one);
    };
    const unread = runReplays(context, found, read.choices, onReplay, isGiven(options, "progress"));
    await record?.write(context);
    const figures = tally.figures();
    output.end(figures, unread);
    if (isGiven(options, "strict") && figures.contradicted > 0) return 1;
    // As a load ends: what is no transcript was only named, what could not be read was asked for and is missing.
    return unread.every(({ path }) => pathNow.canRead(path)) ? 0 : 4;
  },
};

interface ReplayOutput {
  readonly session: (one: ReplayedTranscript) => void;
  readonly end: (figures: ReplayFigures, unread: readonly LeftOut[]) => void;
}

function outputOf(context: CommandContext, options: OptionValues, read: ReadChoices): ReplayOutput {
  const hasEvents = isGiven(options, "events");
  if (isGiven(options, "jsonl")) return lineOutput(context, read);
  return context.flags.isJson
    ? documentOutput(context, read, hasEvents)
    : textOutput(context, read, hasEvents);
}

/** One line an event as it is replayed: nothing waits for the last session. */
function lineOutput({ print }: CommandContext, { named }: ReadChoices): ReplayOutput {
  return {
    session: ({ replay: { path }, events }) => {
      for (const event of events) print.jsonLine(eventLine(path, event));
    },
    end: (figures, unread) => print.jsonLine(figuresLine(figures, unread, named)),
  };
}

function documentOutput(
  { print }: CommandContext,
  { asked, named }: ReadChoices,
  hasEvents: boolean,
): ReplayOutput {
  const sessions: Parameters<typeof replayJson>[1][number][] = [];
  return {
    session: (one) => {
      const events = hasEvents ? one.events : null;
      sessions.push({ path: one.replay.path, figures: figuresOf([one], asked), events });
    },
    end: (figures, unread) => print.json(replayJson(figures, sessions, unread, named)),
  };
}

function textOutput({ print }: CommandContext, { named }: ReadChoices, hasEvents: boolean): ReplayOutput {
  const tables: { readonly path: string; readonly rows: readonly (readonly Cell[])[] }[] = [];
  return {
    session: ({ replay: { path }, events }) => {
      if (hasEvents) tables.push({ path, rows: events.map(replayEventCells) });
    },
    end: (figures, unread) => {
      printSummary(print, summarise(figures, named), "No move is asked.");
      for (const { path, rows } of tables) {
        print.line("");
        print.line(path);
        print.table(replayEventColumns, rows, "The session has no event.");
      }
      for (const line of unreadLines(unread)) print.warning(line);
    },
  };
}
