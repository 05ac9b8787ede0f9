// A replay in words: what speaks against the moves comes first, then the events, each move's three answers, worth and
// cost, what is undetermined and why, and the assumptions. A figure with unknown parts says how many they are.

import type { MoveNotAsked } from "./asked-moves.ts";
import { fileAssumptions } from "./recorded-files.ts";
import type { MoveFigures, ReplayFigures } from "./replay-figures.ts";
import type { PartialSum, WorthSum } from "./worth-sum.ts";

/** A part of the summary: lines of text, or a table, of whose columns the first is text and the rest are figures. */
export type SummaryPart =
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  | {
      readonly kind: "table";
      readonly titles: readonly string[];
      readonly rows: readonly (readonly (string | number)[])[];
    };

/** Choices that a summary must name, because figures under other ones are other figures. */
export interface NamedChoices {
  /** Operands that differ from the usual, as NAME=VALUE. */
  readonly operands: readonly string[];
  /** Null: nothing but what the replay itself put is in the store. */
  readonly earlierStore: { readonly folder: string; readonly isComplete: boolean } | null;
  /** Rows that are in the table and were asked about nothing; they have no figures. */
  readonly movesNotAsked: readonly MoveNotAsked[];
}

/** The summary of the figures. */
export function summarise(figures: ReplayFigures, choices: NamedChoices): readonly SummaryPart[] {
  return [
    { kind: "lines", lines: headLines(figures) },
    { kind: "lines", lines: eventLines(figures) },
    movesTable(figures.moves),
    ...notAskedParts(choices),
    ...worthParts(figures),
    ...questionParts(figures),
    { kind: "lines", lines: ["Assumptions:", ...assumptions(choices).map((text) => `- ${text}`)] },
  ];
}

function headLines(figures: ReplayFigures): readonly string[] {
  const { contradicted, needless, judgedDenials, denials } = figures;
  const against = figures.moves.filter((move) => move.contradicted + move.needless + move.notHonoured > 0);
  if (denials === 0) return ["Denials: none.", ...against.map(againstLine)];
  const judged = `${contradicted} contradicted and ${needless} needless, of ${judgedDenials} that can be judged`;
  const unjudged = denials - judgedDenials;
  const open = unjudged === 0 ? "" : ` Of ${unjudged} more the log does not show how the call ended.`;
  return [`Denials: ${judged}.${open}`, ...against.map(againstLine)];
}

function againstLine(move: MoveFigures): string {
  const { contradicted, needless, notHonoured, denials } = move;
  const counts = [
    ...(contradicted > 0 ? [`${contradicted} of ${denials} denials contradicted`] : []),
    ...(needless > 0 ? [`${needless} of ${denials} denials needless`] : []),
    ...(notHonoured > 0 ? [`${notHonoured} decisions not honoured by the session's client`] : []),
  ];
  return `- ${move.move}: ${counts.join(", ")}.`;
}

function eventLines(figures: ReplayFigures): readonly string[] {
  const { events, states } = figures;
  const total = events.exact + events.inferred + events.unavailable;
  const missing = figures.missing.map(({ event, count }) => `${event} (${count ?? "number unknown"})`);
  const lines = `${figures.physicalLines}, of which ${figures.unreadableLines} cannot be read`;
  const marks = [
    `${events.exact} exact`,
    `${events.inferred} inferred`,
    `${events.unavailable} of which the log lacks what they said`,
  ];
  const outcomes = [
    `${states.fires} decided`,
    `${states.undetermined} undetermined`,
    `${states.silent} silent`,
    `${states.counterfactual} counterfactual`,
  ];
  return [
    "",
    `Sessions: ${figures.sessions}, in transcripts: ${figures.transcripts}; lines: ${lines}.`,
    `Events: ${total}: ${marks.join(", ")}.`,
    ...(missing.length === 0 ? [] : [`Sent by the client and in no log: ${missing.join(", ")}.`]),
    ...copies(figures),
    `Outcome: ${outcomes.join(", ")}.`,
    "",
  ];
}

function copies(figures: ReplayFigures): readonly string[] {
  const { copiedEvents, refusedEarly, resultsWithoutCall, callsSharingId } = figures;
  return [
    ...(copiedEvents > 0
      ? [`Left out: ${copiedEvents} events that another of these sessions holds too.`]
      : []),
    ...(refusedEarly > 0 ? [`Calls that the client refused before any hook: ${refusedEarly}.`] : []),
    ...(callsSharingId > 0
      ? [
          `In doubt: ${callsSharingId} calls share a tool id with one of another response; each counts by itself.`,
        ]
      : []),
    ...(resultsWithoutCall > 0 ? [`Results whose call is in no line: ${resultsWithoutCall}.`] : []),
  ];
}

function movesTable(moves: readonly MoveFigures[]): SummaryPart {
  return {
    kind: "table",
    titles: [
      "move",
      "fires",
      "undetermined",
      "silent",
      "not reached",
      "contradicted",
      "needless",
      "not honoured",
    ],
    rows: moves.map(({ move, rows, contradicted, needless, notHonoured }) => [
      move,
      rows.fires,
      rows.undetermined,
      rows.silent,
      rows["not reached"],
      contradicted,
      needless,
      notHonoured,
    ]),
  };
}

function notAskedParts({ movesNotAsked }: NamedChoices): readonly SummaryPart[] {
  const lines = movesNotAsked.map(({ move, why }) => `Not asked: ${move}. ${why}`);
  return lines.length === 0 ? [] : [{ kind: "lines", lines }];
}

function worthParts(figures: ReplayFigures): readonly SummaryPart[] {
  const rows = figures.moves.flatMap(({ move, worth, worthIfHonoured }) => [
    ...(worth.decisions > 0 ? [worthRow(move, worth)] : []),
    ...(worthIfHonoured.decisions > 0 ? [worthRow(`${move} (if honoured)`, worthIfHonoured)] : []),
  ]);
  if (rows.length === 0)
    return [{ kind: "lines", lines: ["", "No decision that a client could honour: no worth, no cost."] }];
  const titles = ["worth and cost", "calls refused", "chars cut at most", "chars added", "chars re-emitted"];
  const lines = [
    "Characters are code points that the model saw.",
    "Re-emitted: Writes of what the file held already. They were written before any hook could speak.",
    "Denials of one response add at least one request; beside it, the prompt of the next one, each once.",
    ...(figures.overlapChars > 0
      ? [`Overlap of several moves on one call: ${figures.overlapChars} characters.`]
      : []),
    "(if honoured): nobody has seen this client version honour, or ignore, such a decision.",
  ];
  return [
    { kind: "lines", lines: [""] },
    { kind: "table", titles: [...titles, "requests added, at least", "prompt tokens of the next"], rows },
    { kind: "lines", lines },
  ];
}

function worthRow(name: string, worth: WorthSum): readonly (string | number)[] {
  return [
    name,
    worth.callsRefused,
    partialText(worth.charsCut),
    partialText(worth.charsAdded),
    worth.charsReemitted,
    worth.requestsAddedMin,
    partialText(worth.promptTokensAfter),
  ];
}

function partialText({ known, unknownParts }: PartialSum): string | number {
  return unknownParts === 0 ? known : `${known} + ${unknownParts} unknown`;
}

function questionParts(figures: ReplayFigures): readonly SummaryPart[] {
  if (figures.questions.length === 0) return [];
  const rows = figures.questions.map(({ move, kind, count }) => [`${move}: ${kind}`, count]);
  return [
    { kind: "lines", lines: [""] },
    { kind: "table", titles: ["undetermined for want of", "events"], rows },
  ];
}

function assumptions(choices: NamedChoices): readonly string[] {
  const { earlierStore, operands } = choices;
  const set = operands.length === 0 ? [] : [`Operands: ${operands.join(", ")}.`];
  return [...set, storeAssumption(earlierStore), ...fileAssumptions, ...others];
}

const others: readonly string[] = [
  "After a decision that takes a call away, later events are replayed as recorded, but for those of that call.",
  "Where the log does not say that a hook of the user's changed a call or its result, none did.",
  "Subagents' lines stand between the main ones by their times; where they run beside it, no file is remembered.",
];

function storeAssumption(store: NamedChoices["earlierStore"]): string {
  if (store === null)
    return "An object or note that this replay did not put may be in the store: it is undetermined, never missing.";
  if (store.isComplete)
    return `${store.folder} is taken to hold everything that was in the store before the session.`;
  return `What ${store.folder} holds is taken to have been there; what it lacks is undetermined.`;
}
