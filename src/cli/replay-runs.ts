// Replays transcript after transcript and hands each to whoever asked; nothing of a session is kept here but the names
// of its files. What cannot be read is named and the rest replayed; on a terminal a bar shows how far it is.

import { statSync } from "node:fs";
import { ExpectedError } from "../expected-error.ts";
import { type JudgedEvent, judge } from "../replay/judged-event.ts";
import { readSession } from "../replay/read-session.ts";
import { type ReplayChoices, replaySession, type SessionReplay } from "../replay/replay-session.ts";
import type { LeftOut } from "../replay/transcript-files.ts";
import type { CommandContext } from "./command.ts";
import { createProgressBar } from "./progress-bar.ts";
import { createProgressLines } from "./progress-lines.ts";
import type { Transcripts } from "./replay-targets.ts";

/** One replayed transcript. */
export interface ReplayedTranscript {
  readonly replay: SessionReplay;
  readonly events: readonly JudgedEvent[];
}

/**
 * Replays all transcripts in their order; gives what was left out. `hasProgress`: as lines, for a program. Nothing
 * replayed at all is an expected fault.
 */
export function runReplays(
  context: CommandContext,
  { main, agents, unread }: Transcripts,
  choices: ReplayChoices,
  onReplay: (one: ReplayedTranscript) => void,
  hasProgress = false,
): readonly LeftOut[] {
  const left: LeftOut[] = [];
  const seen = new Set<string>();
  const hasBar = context.isStderrTty && !context.flags.isQuiet && main.length > 1;
  const bar = hasProgress
    ? createProgressLines(context)
    : hasBar
      ? createProgressBar(context, "Replaying")
      : null;
  const sizes = main.map((path) => statSync(path, { throwIfNoEntry: false })?.size);
  const total = sizes.reduce<number>((sum, size) => sum + (size === undefined ? 0 : size), 0);
  let done = 0;
  let count = 0;
  try {
    main.forEach((path, at) => {
      const one = replayOne(path, choices, left, seen);
      if (one !== null) onReplay(one);
      if (one !== null) count += 1;
      const size = sizes[at];
      done += size === undefined ? 0 : size;
      bar?.show(done, total);
    });
  } finally {
    bar?.end();
  }
  left.push(...unread.filter(({ path }) => !seen.has(path)), ...orphansOf(agents, seen));
  if (count > 0) return left;
  const [first] = left;
  const [place, why] = [first?.path ?? "replay", first?.why ?? "No session transcript is here."];
  throw new ExpectedError(place, why, "Name a transcript, a folder that holds one, or a session id.", 4);
}

/** Of a folder, a file that is no transcript is named and left out. */
function replayOne(
  path: string,
  choices: ReplayChoices,
  left: LeftOut[],
  seen: Set<string>,
): ReplayedTranscript | null {
  try {
    const session = readSession(path);
    left.push(...session.leftOut.filter((one) => !seen.has(one.path)));
    for (const file of [...session.files, ...session.leftOut]) seen.add(file.path);
    const replay = replaySession(session, choices);
    return { replay, events: judge(replay) };
  } catch (fault) {
    if (!(fault instanceof ExpectedError)) throw fault;
    left.push({ path, why: fault.problem });
    seen.add(path);
    return null;
  }
}

/** A subagent's transcript that no main file took in is named: its lines were not replayed. */
function orphansOf(agents: readonly string[], seen: ReadonlySet<string>): readonly LeftOut[] {
  const why = "No main transcript of its session is in this folder. Name the file itself to replay it.";
  return agents.flatMap((path) => (seen.has(path) ? [] : [{ path, why }]));
}
