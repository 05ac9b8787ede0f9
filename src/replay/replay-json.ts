// The JSON of a replay, and its shape. Versioned: a field that goes or changes its meaning raises the number. Texts
// of the log are not repeated, but for paths, tool names and what a decision says.

import * as z from "zod/mini";
import type { JudgedEvent } from "./judged-event.ts";
import type { ReplayedRow } from "./outcome.ts";
import type { ReplayFigures } from "./replay-figures.ts";
import type { NamedChoices } from "./replay-summary.ts";

const count = z.int().check(z.nonnegative());
const partialSum = z.strictObject({ known: count, unknownParts: count });
const rowState = z.enum(["fires", "silent", "undetermined", "not reached"]);

const worth = z.strictObject({
  decisions: count,
  callsRefused: count,
  charsCut: partialSum,
  charsAdded: partialSum,
  charsReemitted: count,
  requestsAddedMin: count,
  promptTokensAfter: partialSum,
});

const carried = z.strictObject({
  responses: count,
  cacheWriteTokensMax: partialSum,
  cacheReadTokensMax: partialSum,
  addedTokensMin: z.nullable(count),
  netTokensMax: z.nullable(z.int()),
});

const move = z.strictObject({
  move: z.string(),
  rows: z.record(rowState, count),
  denials: count,
  contradicted: count,
  needless: count,
  notHonoured: count,
  deadRedirects: count,
  invalidRewrites: count,
  worth,
  worthIfHonoured: worth,
  carried,
  carriedIfHonoured: carried,
});

const figures = z.strictObject({
  sessions: count,
  transcripts: count,
  physicalLines: count,
  unreadableLines: count,
  events: z.strictObject({ exact: count, inferred: count, unavailable: count }),
  states: z.strictObject({ fires: count, silent: count, undetermined: count, counterfactual: count }),
  copiedEvents: count,
  missing: z.array(z.strictObject({ event: z.string(), count: z.nullable(count) })),
  refusedEarly: count,
  resultsWithoutCall: count,
  callsSharingId: count,
  denials: count,
  judgedDenials: count,
  contradicted: count,
  needless: count,
  moves: z.array(move),
  questions: z.array(z.strictObject({ move: z.string(), kind: z.string(), count })),
  overlapChars: count,
  live: z.record(z.enum(["same", "diverged", "not comparable"]), count),
});

const question = z.strictObject({ kind: z.string(), about: z.string(), why: z.string() });

const event = z.strictObject({
  file: z.string(),
  line: count,
  event: z.string(),
  tool: z.nullable(z.string()),
  toolUseId: z.nullable(z.string()),
  agentId: z.nullable(z.string()),
  mark: z.enum(["exact", "inferred", "unavailable"]),
  version: z.nullable(z.string()),
  state: z.enum(["fires", "silent", "undetermined", "counterfactual"]),
  decision: z.nullable(
    z.strictObject({
      kind: z.string(),
      move: z.string(),
      reason: z.nullable(z.string()),
      insteadInput: z.nullable(z.record(z.string(), z.unknown())),
      honoured: z.nullable(z.enum(["yes", "no", "unknown"])),
    }),
  ),
  rows: z.array(z.strictObject({ move: z.string(), state: rowState, question: z.nullable(question) })),
  contradictions: z.array(z.strictObject({ kind: z.string(), move: z.string(), why: z.string() })),
  charsCut: z.nullable(count),
  charsAdded: z.nullable(count),
  usedWorkspace: z.boolean(),
  live: z.nullable(
    z.strictObject({
      kind: z.enum(["same", "diverged", "not comparable"]),
      live: z.nullable(z.string()),
      replayed: z.nullable(z.string()),
      why: z.nullable(z.string()),
    }),
  ),
});

const choicesShape = z.strictObject({
  operands: z.array(z.string()),
  earlierStore: z.nullable(z.strictObject({ folder: z.string(), isComplete: z.boolean() })),
  movesNotAsked: z.array(z.strictObject({ move: z.string(), why: z.string() })),
  workspace: z.nullable(z.string()),
});

const unread = z.array(z.strictObject({ path: z.string(), why: z.string() }));

/** What `detent replay --json` prints. `events` is there with --events only. */
export const replayJsonShape = z.strictObject({
  shape: z.literal("detent.replay/1"),
  choices: choicesShape,
  figures,
  sessions: z.array(
    z.strictObject({
      path: z.string(),
      figures: z.omit(figures, { transcripts: true }),
      events: z.optional(z.array(event)),
    }),
  ),
  unread,
});

/** A line of `detent replay --jsonl`: each event, then one of figures. */
export const replayLineShape = z.discriminatedUnion("shape", [
  z.strictObject({
    shape: z.literal("detent.replay-event/1"),
    session: z.string(),
    ...event.shape,
  }),
  z.strictObject({ shape: z.literal("detent.replay-figures/1"), choices: choicesShape, figures, unread }),
]);

export type ReplayLine = z.infer<typeof replayLineShape>;
export type ReplayEventJson = z.infer<typeof event>;

export type ReplayJson = z.infer<typeof replayJsonShape>;

/** One event as JSON. */
export function eventJson(judged: JudgedEvent): z.infer<typeof event> {
  const { recorded, state, decision, honoured, rows } = judged.replayed;
  const { event: said } = recorded;
  return {
    file: recorded.place.file,
    line: recorded.place.line,
    event: said.name,
    tool: "tool" in said ? said.tool : null,
    toolUseId: recorded.call?.call.id ?? null,
    agentId: said.agentId,
    mark: recorded.mark,
    version: recorded.version,
    state,
    decision:
      decision === null
        ? null
        : {
            kind: decision.kind,
            move: decision.move,
            reason: decision.reason,
            insteadInput: decision.instead === null ? null : { ...decision.instead.input },
            honoured,
          },
    rows: rows.map(rowJson),
    contradictions: judged.contradictions.map((one) => ({ ...one })),
    charsCut: judged.worth.charsCut,
    charsAdded: judged.worth.charsAdded,
    usedWorkspace: judged.replayed.usedWorkspace,
    live: judged.live === null ? null : { ...judged.live },
  };
}

function rowJson({ move: name, state, question: asked }: ReplayedRow) {
  return { move: name, state, question: asked === null ? null : { ...asked } };
}

/** The whole document. `events` null: without them. */
export function replayJson(
  all: ReplayFigures,
  sessions: readonly {
    readonly path: string;
    readonly figures: ReplayFigures;
    readonly events: readonly JudgedEvent[] | null;
  }[],
  leftOut: readonly { readonly path: string; readonly why: string }[],
  choices: NamedChoices,
): ReplayJson {
  return {
    shape: "detent.replay/1",
    choices: choicesJson(choices),
    figures: copied(all),
    sessions: sessions.map(({ path, figures: own, events }) => {
      const { transcripts: _one, ...rest } = copied(own);
      return { path, figures: rest, ...(events === null ? {} : { events: events.map(eventJson) }) };
    }),
    unread: leftOut.map((one) => ({ ...one })),
  };
}

/** The line of one event. */
export function eventLine(session: string, judged: JudgedEvent): ReplayLine {
  return { shape: "detent.replay-event/1", session, ...eventJson(judged) };
}

/** The last line. */
export function figuresLine(
  all: ReplayFigures,
  leftOut: readonly { readonly path: string; readonly why: string }[],
  choices: NamedChoices,
): ReplayLine {
  return {
    shape: "detent.replay-figures/1",
    choices: choicesJson(choices),
    figures: copied(all),
    unread: leftOut.map((one) => ({ ...one })),
  };
}

function choicesJson({ operands, earlierStore, movesNotAsked, workspace }: NamedChoices) {
  return {
    operands: [...operands],
    earlierStore: earlierStore === null ? null : { ...earlierStore },
    movesNotAsked: movesNotAsked.map((one) => ({ ...one })),
    workspace,
  };
}

function copied(from: ReplayFigures): z.infer<typeof figures> {
  return {
    ...from,
    missing: from.missing.map((one) => ({ ...one })),
    moves: from.moves.map((one) => ({ ...one })),
    questions: from.questions.map((one) => ({ ...one })),
  };
}
