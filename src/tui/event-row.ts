// One event of a timeline as one line: its place in the tree, what it was, its figures, its class and its marks.

import { calibratedClass, classifierHash } from "../classify/calibration.ts";
import { classifyCall } from "../classify/classify-call.ts";
import type { TimelineEvent } from "../measure/session-timeline.ts";
import { boundText, countText, numberText, timeText } from "../measure/shown-figures.ts";
import { answerOf, type EventAnswers, eventsOfRow } from "./event-answers.ts";
import { clipped, type Line } from "./line.ts";
import { tokenBar } from "./token-bar.ts";

export interface RowFrame {
  readonly depth: number;
  readonly isCursor: boolean;
  /** Events in it, where they are hidden; 0 where they are shown or there are none. */
  readonly hidden: number;
  readonly hasChildren: boolean;
  /** Tokens of the request that fills a bar. */
  readonly mostTokens: number;
  readonly answers: EventAnswers | null;
}

const BAR = 12;
const classes = new Map<string, string>();
const CLASSES_MAX = 2000;

/** The row; an event that is not at hand yet is `…`. */
export function eventRow(event: TimelineEvent | undefined, frame: RowFrame, width: number): Line {
  const mark = frame.isCursor ? ">" : " ";
  const arrow = frame.hasChildren ? (frame.hidden > 0 ? "▸" : "▾") : " ";
  const head = `${mark} ${"  ".repeat(frame.depth)}${arrow} `;
  if (event === undefined)
    return { text: clipped(`${head}…`, width), look: frame.isCursor ? "cursor" : "quiet" };
  const hidden = frame.hidden > 0 ? ` (+${numberText(frame.hidden)})` : "";
  const said = eventsOfRow(frame.answers, event).flatMap((one) => answerOf(one) ?? []);
  const answers = said.map(({ sign, words }) => ` ${sign} ${words}`).join("");
  const agent = event.isWorker ? `@${event.agentId ?? "subagent"} ` : "";
  const words = clipped(wordsOf(event, frame.mostTokens), width);
  const text = `${head}${agent}${words}${hidden}${answers}`;
  const time = width >= 100 ? `  ${timeText(event.timestampMs)?.slice(11) ?? "?"}` : "";
  return { text: withTime(text, time, width), look: frame.isCursor ? "cursor" : lookOf(event, said) };
}

function withTime(text: string, time: string, width: number): string {
  if (time === "") return clipped(text, width);
  return `${time.trim().padEnd(8)} ${clipped(text, width - 9)}`;
}

function lookOf(event: TimelineEvent, said: readonly { readonly sign: string }[]): Line["look"] {
  if (said.some(({ sign }) => sign === "‼")) return "warning";
  if (event.kind === "result") return event.isError || event.refusal !== null ? "warning" : "quiet";
  return event.kind === "prompt" ? "title" : event.kind === "thinking" ? "quiet" : "plain";
}

/** What an event was, in words. */
export function wordsOf(event: TimelineEvent, mostTokens: number): string {
  switch (event.kind) {
    case "prompt":
      return `prompt (${event.source}) ${countText(event.chars, "character")}`;
    case "request": {
      const output = boundText(event.outputTokens, true) ?? "?";
      const figures = `read ${figure(event.cacheReadTokens)} write ${figure(event.cacheWriteTokens)}`;
      const bar = tokenBar(event, mostTokens, BAR);
      const copies = event.sessionsHolding > 1 ? ` in ${numberText(event.sessionsHolding)} sessions` : "";
      return `request ${bar} ${figures} in ${figure(event.inputTokens)} out ${output} ${event.model ?? "?"}${copies}`;
    }
    case "text":
    case "thinking":
      return `${event.kind} ${countText(event.chars, "character")}`;
    case "call":
      return `${event.name}${classText(event)} ${event.subject ?? countText(event.inputChars, "character")}`;
    case "result": {
      const mark =
        event.refusal !== null ? `✗ ${refusalText(event.refusal)} ` : event.isError ? "! error " : "";
      return `${mark}result ${countText(event.chars, "character")}`;
    }
    case "compaction":
      return `compaction (${event.type})`;
  }
}

function refusalText(refusal: string): string {
  return refusal === "invalid rewrite" ? refusal : `denied (${refusal})`;
}

function figure(tokens: number | null): string {
  return tokens === null ? "?" : numberText(tokens);
}

/** The class of a Bash call whose text is kept whole; a class that fails its controls is withheld. */
export function classText(event: Extract<TimelineEvent, { readonly kind: "call" }>): string {
  const { name, subject, subjectChars } = event;
  if (name !== "Bash" || subject === null || subjectChars !== [...subject].length) return "";
  const known = classes.get(subject);
  if (known !== undefined) return known;
  const call = classifyCall(subject);
  const isShown = call.kind === "classed" && calibratedClass(call.name, classifierHash()).isCalibrated;
  const text = isShown ? ` [${call.name}${call.isMixed ? ", mixed" : ""}]` : " [no class]";
  if (classes.size >= CLASSES_MAX) classes.clear();
  classes.set(subject, text);
  return text;
}
