// The worth of moves in words: characters exactly, tokens as bounds that are labelled so, losses first.

import type { CarriedSum } from "./carried-sum.ts";
import type { MoveFigures, ReplayFigures } from "./replay-figures.ts";
import type { SummaryPart } from "./summary-part.ts";
import type { PartialSum, WorthSum } from "./worth-sum.ts";

/** Only a negative bound is a conclusion: the move costs more than it can have saved. */
export function lossLines({
  move,
  worth,
  worthIfHonoured,
  carried,
  carriedIfHonoured,
}: MoveFigures): readonly string[] {
  const groups = [
    [worth, carried, ""] as const,
    [worthIfHonoured, carriedIfHonoured, " (if honoured)"] as const,
  ];
  return groups.flatMap(([{ charsCut, charsAdded, callsRefused }, { netTokensMax }, note]) => {
    if (netTokensMax !== null && netTokensMax < 0)
      return [`- ${move}${note}: a loss; net at most ${signed(netTokensMax)} tokens.`];
    const netChars = charsCut.known - charsAdded.known;
    const isLonger = callsRefused === 0 && charsCut.unknownParts === 0 && netChars < 0;
    return isLonger ? [`- ${move}${note}: a loss; net at most ${signed(netChars)} characters.`] : [];
  });
}

/** The worth and cost of each move that decided something: exact characters, then bounds in tokens. */
export function worthParts(figures: ReplayFigures): readonly SummaryPart[] {
  const rows = figures.moves.flatMap(({ move, worth, worthIfHonoured }) => [
    ...(worth.decisions > 0 ? [worthRow(move, worth)] : []),
    ...(worthIfHonoured.decisions > 0 ? [worthRow(`${move} (if honoured)`, worthIfHonoured)] : []),
  ]);
  if (rows.length === 0)
    return [{ kind: "lines", lines: ["", "No decision that a client could honour: no worth, no cost."] }];
  const titles = ["worth and cost", "calls refused", "chars cut at most", "chars added", "chars re-emitted"];
  const all = figures.moves.flatMap(({ worth, worthIfHonoured }) => [worth, worthIfHonoured]);
  const has = (count: (worth: WorthSum) => number): boolean => all.some((worth) => count(worth) > 0);
  const lines = [
    "Characters are code points that the model saw.",
    ...(has(({ charsReemitted }) => charsReemitted)
      ? ["Re-emitted: Writes of what the file held already. They were written before any hook could speak."]
      : []),
    ...(has(({ requestsAddedMin }) => requestsAddedMin)
      ? [
          "Denials of one response add at least one request; beside it, the prompt of the next one, each once.",
        ]
      : []),
    ...(figures.overlapChars > 0
      ? [`Overlap of several moves on one call: ${grouped(figures.overlapChars)} characters.`]
      : []),
    ...(has(({ decisions }) => decisions) && figures.moves.some((one) => one.worthIfHonoured.decisions > 0)
      ? ["(if honoured): nobody has seen this client version honour, or ignore, such a decision."]
      : []),
  ];
  return [
    { kind: "lines", lines: [""] },
    { kind: "table", titles: [...titles, "requests added, at least", "prompt tokens of the next"], rows },
    { kind: "lines", lines },
    ...boundParts(figures.moves),
  ];
}

/** Bounds, and labelled so: what cut results would have been carried through, less what denials add at least. */
function boundParts(moves: readonly MoveFigures[]): readonly SummaryPart[] {
  const rows = moves.flatMap(({ move, carried, carriedIfHonoured }) => [
    ...boundRow(move, carried),
    ...boundRow(`${move} (if honoured)`, carriedIfHonoured),
  ]);
  if (rows.length === 0) return [];
  const titles = [
    "carried in tokens, at most",
    "cache writes",
    "cache reads",
    "requests added, at least",
    "net at most",
  ];
  const note = "Bounds, no estimates: a positive net says nothing, a negative one is a loss.";
  return [
    { kind: "lines", lines: [""] },
    { kind: "table", titles, rows },
    { kind: "lines", lines: [note] },
  ];
}

function boundRow(name: string, carried: CarriedSum): readonly (readonly (string | number)[])[] {
  const { responses, cacheWriteTokensMax, cacheReadTokensMax, addedTokensMin, netTokensMax } = carried;
  if (responses === 0 && addedTokensMin === 0) return [];
  const added = addedTokensMin === null ? "unknown" : addedTokensMin;
  const net = netTokensMax === null ? "unknown" : signed(netTokensMax);
  return [[name, partialText(cacheWriteTokensMax), partialText(cacheReadTokensMax), added, net]];
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
  return unknownParts === 0 ? known : `${grouped(known)} + ${grouped(unknownParts)} unknown`;
}

function signed(count: number): string {
  return count < 0 ? `−${grouped(-count)}` : grouped(count);
}

/** A count with separators between its thousands. */
export function grouped(count: number): string {
  return count.toLocaleString("en-US");
}
