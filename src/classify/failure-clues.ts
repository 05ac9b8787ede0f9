// The last entries of a dispatch and what its drain recorded → clues to why it failed. The model's own words are no
// clue, and neither is anything behind which the model went on: an error that a run got over has not ended it.

import { findSubject } from "../session/input-facts.ts";
import { booleanAt, isJsonArray, type JsonObject, numberAt, stringAt } from "../session/json-value.ts";
import type { Entry } from "../session/session.ts";
import { type AnsweredCall, callFields, failedCallClues } from "./failed-call.ts";
import type { ClueField, ClueValue, DispatchFacts, FailureClue, LogPlace } from "./failure-clue.ts";

/** One of the last entries of a dispatch's sessions, with its line. */
export interface PlacedEntry {
  readonly entry: Entry;
  readonly place: LogPlace;
}

type Fields = FailureClue["fields"];

/** Every clue, those of records first, then those of lines in their order. */
export function failureClues(facts: DispatchFacts, entries: readonly PlacedEntry[]): readonly FailureClue[] {
  const main = entries.filter(({ entry }) => !entry.context.isSidechain && entry.context.agentId === null);
  const lastSpoken = main.findLastIndex(({ entry }) => entry.response !== null);
  const behind = main.slice(lastSpoken + 1);
  return [
    ...recordClues(facts),
    ...lastWords(main),
    ...failedCallClues(answeredCalls(main)),
    ...openCallClues(main, lastSpoken),
    ...behind.flatMap((placed, at) => clientClue(placed, behind.slice(at + 1)) ?? []),
  ];
}

function lastWords(main: readonly PlacedEntry[]): readonly FailureClue[] {
  const last = main.findLast(({ entry }) => entry.response !== null && entry.texts.length > 0);
  if (last === undefined) return [];
  return [{ source: "last words", fields: {}, text: last.entry.texts.join("\n"), place: last.place }];
}

function recordClues({ place, terminal, incidents, ...amounts }: DispatchFacts): readonly FailureClue[] {
  const { elapsedS, timeoutS, costUsd, budgetUsd } = amounts;
  const own = {
    hasReachedTimeout: elapsedS !== null && timeoutS !== null && elapsedS >= timeoutS,
    hasReachedBudget: costUsd !== null && budgetUsd !== null && budgetUsd > 0 && costUsd >= budgetUsd,
  };
  const reached = [
    ...(own.hasReachedTimeout ? [`${elapsedS} s of ${timeoutS} s`] : []),
    ...(own.hasReachedBudget ? [`${costUsd} of ${budgetUsd} US dollars`] : []),
  ];
  const text = reached.length === 0 ? null : reached.join(", ");
  return [
    { source: "dispatch", fields: own, text, place },
    ...(terminal === null ? [] : [terminalClue(terminal)]),
    ...incidents.map(
      (one): FailureClue => ({
        source: "incident",
        fields: { kind: one.kind },
        text: null,
        place: one.place,
      }),
    ),
  ];
}

function terminalClue({ reason, exitCode, place }: NonNullable<DispatchFacts["terminal"]>): FailureClue {
  const fields = known({ reason: reason === null ? null : plainWord(reason), exitCode });
  return { source: "terminal", fields, text: null, place };
}

/** Only ASCII letters change: letters of other scripts that look like them stay what they are. */
function plainWord(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[ _]+/g, "-");
}

function known(fields: Readonly<Partial<Record<ClueField, ClueValue | null>>>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** What the client itself says behind the last words of the model; `later` is what stands behind it. */
function clientClue({ entry, place }: PlacedEntry, later: readonly PlacedEntry[]): FailureClue | undefined {
  const { type, raw } = entry;
  const isOver = (types: RegExp): boolean => later.some((one) => types.test(one.entry.type));
  if (/^result(?:\/|$)/.test(type))
    return isOver(/^(?:result|system\/init)/) ? undefined : resultClue(raw, place);
  if (isApiError(raw)) return isOver(/^system\/init/) ? undefined : errorClue(entry, place);
  if (type !== "system/api_retry" && type !== "system/api_error") return undefined;
  const isLast = !later.some(
    (one) => isApiError(one.entry.raw) || /^(?:result|user|system\/(?:api_|init))/.test(one.entry.type),
  );
  const fields = known({ apiStatus: numberAt(raw, "error_status"), apiError: wordAt(raw, "error") });
  return isLast ? { source: "api retry", fields, text: null, place } : undefined;
}

function wordAt(raw: JsonObject, key: string): string | null {
  const word = stringAt(raw, key);
  return word === null ? null : plainWord(word);
}

/** The client marks its own words for an error of the service; the model cannot set the mark. */
function isApiError(raw: JsonObject): boolean {
  return booleanAt(raw, "isApiErrorMessage") === true || booleanAt(raw, "is_api_error_message") === true;
}

function errorClue({ raw, texts }: Entry, place: LogPlace): FailureClue {
  const apiStatus = numberAt(raw, "apiErrorStatus") ?? numberAt(raw, "api_error_status");
  const fields = known({ apiStatus, apiError: wordAt(raw, "error") });
  return { source: "api error", fields, text: texts.join("\n"), place };
}

/** The text of a result is the model's own unless the result is an error. */
function resultClue(raw: JsonObject, place: LogPlace): FailureClue {
  const isError = booleanAt(raw, "is_error") === true;
  const errors = isJsonArray(raw.errors) ? raw.errors.filter((one) => typeof one === "string") : [];
  const said = isError ? [stringAt(raw, "result") ?? "", ...errors] : errors;
  const fields = known({
    subtype: wordAt(raw, "subtype"),
    reason: wordAt(raw, "terminal_reason"),
    apiStatus: numberAt(raw, "api_error_status"),
  });
  const text = said.filter((one) => one !== "").join("\n");
  return { source: "run result", fields, text: text === "" ? null : text, place };
}

/** Each result once, with its call: copies of a line in another log say nothing more. */
function answeredCalls(main: readonly PlacedEntry[]): readonly AnsweredCall[] {
  const calls = new Map(main.flatMap(({ entry }) => entry.calls.map((call) => [call.id, call] as const)));
  const seen = new Set<string>();
  return main.flatMap(({ entry, place }) =>
    entry.results.flatMap((result) => {
      const { toolUseId } = result;
      const call = calls.get(toolUseId);
      if (toolUseId === null || call === undefined || seen.has(toolUseId)) return [];
      seen.add(toolUseId);
      return [{ call, result, place }];
    }),
  );
}

/** Calls of the last response that nothing answers. */
function openCallClues(main: readonly PlacedEntry[], lastSpoken: number): readonly FailureClue[] {
  const message = main[lastSpoken]?.entry.response?.messageId;
  if (message === undefined || message === null) return [];
  const answered = new Set(main.flatMap(({ entry }) => entry.results.map(({ toolUseId }) => toolUseId)));
  const seen = new Set<string | null>([null]);
  return main.flatMap(({ entry, place }) => {
    if (entry.response?.messageId !== message) return [];
    return entry.calls.flatMap((call): readonly FailureClue[] => {
      if (answered.has(call.id) || seen.has(call.id)) return [];
      seen.add(call.id);
      return [{ source: "open call", fields: callFields(call), text: findSubject(call.input), place }];
    });
  });
}
