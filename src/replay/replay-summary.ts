// A replay in words: what speaks against the moves comes first, then the events, each move's three answers, worth and
// cost, what is undetermined and why, and the choices that the figures hang on. A figure with unknown parts says how
// many they are. What is 0 for every move has no row and no column; the moves themselves are all named.

import type { MoveNotAsked } from "./asked-moves.ts";
import { fileAssumptions } from "./recorded-files.ts";
import type { MoveFigures, ReplayFigures } from "./replay-figures.ts";
import type { SummaryPart } from "./summary-part.ts";
import { grouped, lossLines, worthParts } from "./worth-parts.ts";

/** Choices that a summary must name, because figures under other ones are other figures. */
export interface NamedChoices {
  /** Operands that differ from the usual, as NAME=VALUE. */
  readonly operands: readonly string[];
  /** Null: nothing but what the replay itself put is in the store. */
  readonly earlierStore: { readonly folder: string; readonly isComplete: boolean } | null;
  /** Rows that are in the table and were asked about nothing; they have no figures. */
  readonly movesNotAsked: readonly MoveNotAsked[];
  /** A checkout that answered where the log was silent; null: none did. */
  readonly workspace: string | null;
}

/** The summary of the figures. */
export function summarise(figures: ReplayFigures, choices: NamedChoices): readonly SummaryPart[] {
  return [
    { kind: "lines", lines: headLines(figures) },
    { kind: "lines", lines: eventLines(figures) },
    ...movesParts(figures.moves),
    ...notAskedParts(choices),
    ...worthParts(figures),
    ...questionParts(figures),
    { kind: "lines", lines: ["", ...choiceLines(choices)] },
  ];
}

function headLines(figures: ReplayFigures): readonly string[] {
  const { contradicted, needless, judgedDenials, denials } = figures;
  const against = figures.moves.filter((move) => againstColumns.some(([, of]) => of(move) > 0));
  const losses = figures.moves.flatMap(lossLines);
  const lines = [...losses, ...against.map(againstLine), ...liveLines(figures)];
  if (denials === 0) return ["Denials: none.", ...lines];
  const judged = `${contradicted} contradicted and ${needless} needless, of ${judgedDenials} that can be judged`;
  const unjudged = denials - judgedDenials;
  const open = unjudged === 0 ? "" : ` Of ${unjudged} more the log does not show how the call ended.`;
  return [`Denials: ${judged}.${open}`, ...lines];
}

function liveLines({ live }: ReplayFigures): readonly string[] {
  const { same, diverged, "not comparable": open } = live;
  if (same + diverged + open === 0) return [];
  return [`Beside the live hook's decisions: ${same} same, ${diverged} diverged, ${open} not comparable.`];
}

function againstLine(move: MoveFigures): string {
  const { contradicted, needless, notHonoured, denials, deadRedirects, invalidRewrites } = move;
  const counts = [
    ...(contradicted > 0 ? [`${contradicted} of ${denials} denials contradicted`] : []),
    ...(needless > 0 ? [`${needless} of ${denials} denials needless`] : []),
    ...(deadRedirects > 0 ? [`${deadRedirects} to a tool that the session does not have`] : []),
    ...(invalidRewrites > 0 ? [`${invalidRewrites} rewrites that the client would refuse`] : []),
    ...(notHonoured > 0 ? [`${notHonoured} decisions not honoured by the session's client`] : []),
  ];
  return `- ${move.move}: ${counts.join(", ")}.`;
}

function eventLines(figures: ReplayFigures): readonly string[] {
  const { events, states } = figures;
  const total = events.exact + events.inferred + events.unavailable;
  const missing = figures.missing.map(({ event, count }) => `${event} (${count ?? "number unknown"})`);
  const { physicalLines, unreadableLines } = figures;
  const broken = unreadableLines === 0 ? "" : `, of which ${grouped(unreadableLines)} cannot be read`;
  const marks = [
    `${grouped(events.exact)} exact`,
    `${grouped(events.inferred)} inferred`,
    ...(events.unavailable === 0
      ? []
      : [`${grouped(events.unavailable)} of which the log lacks what they said`]),
  ];
  const outcomes = [
    `${grouped(states.fires)} decided`,
    `${grouped(states.undetermined)} undetermined`,
    `${grouped(states.silent)} silent`,
    `${grouped(states.counterfactual)} counterfactual`,
  ];
  return [
    "",
    `Sessions: ${grouped(figures.sessions)}, in transcripts: ${grouped(figures.transcripts)}; lines: ` +
      `${grouped(physicalLines)}${broken}.`,
    `Events: ${grouped(total)}: ${marks.join(", ")}.`,
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

/** Counts against a move; a column that is 0 for every move says nothing beside the head of the summary. */
const againstColumns = [
  ["contradicted", ({ contradicted }: MoveFigures) => contradicted],
  ["needless", ({ needless }: MoveFigures) => needless],
  ["dead redirects", ({ deadRedirects }: MoveFigures) => deadRedirects],
  ["invalid rewrites", ({ invalidRewrites }: MoveFigures) => invalidRewrites],
  ["not honoured", ({ notHonoured }: MoveFigures) => notHonoured],
] as const;

function movesParts(moves: readonly MoveFigures[]): readonly SummaryPart[] {
  const spoke = moves.filter(({ rows }) => rows.fires + rows.undetermined > 0);
  const silent = moves.filter(
    ({ rows }) => rows.fires + rows.undetermined === 0 && rows.silent + rows["not reached"] > 0,
  );
  const unasked = moves.filter((move) => !spoke.includes(move) && !silent.includes(move));
  const against = againstColumns.filter(([, of]) => spoke.some((move) => of(move) > 0));
  const table: SummaryPart = {
    kind: "table",
    titles: ["move", "fires", "undetermined", "silent", "not reached", ...against.map(([title]) => title)],
    rows: spoke.map((one) => [
      one.move,
      one.rows.fires,
      one.rows.undetermined,
      one.rows.silent,
      one.rows["not reached"],
      ...against.map(([, of]) => of(one)),
    ]),
  };
  const lines = [
    ...named("Neither fired nor undetermined at any event", silent),
    ...named("No event was theirs", unasked),
  ];
  return [
    ...(spoke.length === 0 ? [] : [table]),
    ...(lines.length === 0 ? [] : [{ kind: "lines", lines } as const]),
  ];
}

function named(what: string, moves: readonly MoveFigures[]): readonly string[] {
  return moves.length === 0 ? [] : [`${what}: ${moves.map(({ move }) => move).join(", ")}.`];
}

function notAskedParts({ movesNotAsked }: NamedChoices): readonly SummaryPart[] {
  const lines = movesNotAsked.map(({ move, why }) => `Not asked: ${move}. ${why}`);
  return lines.length === 0 ? [] : [{ kind: "lines", lines }];
}

function questionParts(figures: ReplayFigures): readonly SummaryPart[] {
  if (figures.questions.length === 0) return [];
  const rows = figures.questions
    .toSorted((left, right) => right.count - left.count)
    .map(({ move, kind, count }) => [`${move}: ${kind}`, count]);
  return [
    { kind: "lines", lines: [""] },
    { kind: "table", titles: ["undetermined for want of", "events"], rows },
  ];
}

function choiceLines({ earlierStore, operands, workspace }: NamedChoices): readonly string[] {
  const set = operands.length === 0 ? [] : [`Operands: ${operands.join(", ")}.`];
  const today =
    workspace === null
      ? []
      : [`Where the log is silent, ${workspace} answers as it is today; such events are marked.`];
  return [
    ...set,
    ...today,
    storeAssumption(earlierStore),
    COUNTERFACTUAL,
    `${replayAssumptions.length} more assumptions hold for every replay: \`detent replay --help\` lists them.`,
  ];
}

const COUNTERFACTUAL =
  "After a decision that takes a call away, later events are replayed as recorded, but for those of that call.";

/** What every replay takes for true, whatever its choices, beside the rule of later events. */
export const replayAssumptions: readonly string[] = [
  ...fileAssumptions,
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
