// Answers to requests: the same functions that the commands run, over one opening of the database for all of them,
// which is let go again, so that a load elsewhere need not wait for somebody who only looks.

import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";
import { ExpectedError } from "../expected-error.ts";
import { findSession } from "../measure/find-session.ts";
import { LogTexts } from "../measure/log-texts.ts";
import { type Database, openForReading } from "../measure/open-database.ts";
import { readProblemList } from "../measure/problem-list.ts";
import { readChain } from "../measure/registry.ts";
import { openRegistryFolder } from "../measure/registry-folder.ts";
import { readNumber } from "../measure/row-values.ts";
import { readSessionList } from "../measure/session-list.ts";
import { readTerm } from "../measure/session-terms.ts";
import { readNumberedPlaces, readTimeline, readTimelineSigns } from "../measure/session-timeline.ts";
import { readSessionTotals } from "../measure/session-totals.ts";
import { readWrittenReports } from "../measure/written-reports.ts";
import { parseJson } from "../session/json-value.ts";
import { agreementCheckShape, unlabelledShape } from "./classifier-answers.ts";
import { answeredLines, marksOf } from "./event-answers.ts";
import { OwnRefusal } from "./own-process.ts";
import { type Request, WINDOW } from "./requests.ts";
import { problemWords, termsOf } from "./screen-terms.ts";
import type { Held, Overview, Parts } from "./workbench-state.ts";

export interface AnswerSources {
  readonly databasePath: string;
  readonly registryFolder: string;
  /** Ends waiting for another process. */
  readonly signal: AbortSignal;
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Standard output of one of our commands, run in a process of its own. */
  readonly runCommand: (args: readonly string[]) => Promise<string>;
}

export interface AnswerSink {
  readonly answered: (parts: Partial<Parts>) => void;
  readonly failed: (key: string, problem: string) => void;
}

const PAUSE_MS = 250;
const withoutDatabase: readonly Request["kind"][] = ["chain", "reports", "check", "unlabelled", "incident"];

/** Answers every request, or says why not. Never throws: a fault of one leaves the others. */
export async function readAnswers(
  requests: readonly Request[],
  sources: AnswerSources,
  sink: AnswerSink,
): Promise<void> {
  const [apart, together] = [
    requests.filter(({ kind }) => withoutDatabase.includes(kind)),
    requests.filter(({ kind }) => !withoutDatabase.includes(kind)),
  ];
  if (together.length > 0) await readTogether(together, sources, sink);
  for (const request of apart) await answer(request, sink, () => answerApart(request, sources));
}

async function readTogether(
  requests: readonly Request[],
  sources: AnswerSources,
  sink: AnswerSink,
): Promise<void> {
  let database: Database;
  try {
    database = await openWaiting(sources);
  } catch (fault) {
    if (!sources.signal.aborted) for (const { key } of requests) sink.failed(key, problemOf(fault));
    return;
  }
  try {
    for (const request of requests) await answer(request, sink, () => answerFrom(database, request));
  } finally {
    database.close();
  }
}

/** Waits for as long as another process has the database, and says so. */
async function openWaiting({ databasePath, signal, onWaiting }: AnswerSources): Promise<Database> {
  const pause = async (): Promise<void> => {
    onWaiting(true);
    await setTimeout(PAUSE_MS, undefined, { signal });
  };
  try {
    return await openForReading(databasePath, "read", { triesMax: Number.POSITIVE_INFINITY, pause });
  } finally {
    onWaiting(false);
  }
}

async function answer(
  { key }: Request,
  sink: AnswerSink,
  read: () => Promise<Partial<Parts>>,
): Promise<void> {
  try {
    sink.answered(await read());
  } catch (fault) {
    sink.failed(key, problemOf(fault));
  }
}

/** A fault as one sentence or more; anything but an expected one is a bug, and says so. */
export function problemOf(fault: unknown): string {
  if (fault instanceof ExpectedError || fault instanceof OwnRefusal) return fault.message;
  return `This is a bug. ${fault instanceof Error ? fault.message : String(fault)}`;
}

async function answerFrom(database: Database, request: Request): Promise<Partial<Parts>> {
  const { part, stamp } = request;
  const held = <Value>(value: Value): Held<Value> => ({ key: part, stamp, value });
  switch (request.kind) {
    case "overview":
      return { overview: held(await readOverview(database)) };
    case "sessions": {
      const { place, offset } = request;
      const window = { limit: WINDOW, offset, sort: place.sort };
      const list = await readSessionList(database, termsOf(place.filter).map(readTerm), window);
      return { sessions: held({ offset, list }) };
    }
    case "problems": {
      const { kinds, text } = problemWords(request.place.filter);
      const filter = { paths: [], kinds, limit: WINDOW, offset: request.offset };
      const list = await readProblemList(database, text === null ? filter : { ...filter, text });
      return { problems: held({ offset: request.offset, list }) };
    }
    case "session": {
      const session = await findSession(database, request.id);
      const totals = await readSessionTotals(database, session.id);
      return { session: held({ session, totals, signs: await readTimelineSigns(database, session.id) }) };
    }
    case "events": {
      const events = await readTimeline(database, request.id, request.numbers);
      const numbers = [...request.numbers].sort((left, right) => left - right);
      return { events: held(new Map(events.map((event, at) => [numbers[at] ?? Number.NaN, event]))) };
    }
    case "marks": {
      const places = await readNumberedPlaces(database, request.id, answeredLines(request.replay));
      return { marks: held(marksOf(request.replay, places)) };
    }
    case "text":
      return { text: held(await readText(database, request.id, request.number)) };
    default:
      throw new Error(`${request.kind} is not read from the database.`);
  }
}

async function answerApart(request: Request, sources: AnswerSources): Promise<Partial<Parts>> {
  const { kind, part, stamp } = request;
  const held = <Value>(value: Value): Held<Value> => ({ key: part, stamp, value });
  if (kind === "chain") return { chain: held(readChain(openRegistryFolder(sources.registryFolder), null)) };
  if (request.kind === "reports")
    return { reports: held(readWrittenReports(sources.registryFolder, request.hash)) };
  if (request.kind === "incident") return { incident: held(await sources.runCommand(request.args)) };
  if (kind === "check") {
    const text = await sources.runCommand(["classify", "--check", "--json"]);
    return { check: held(z.parse(agreementCheckShape, parseJson(text))) };
  }
  const text = await sources.runCommand(["classify", "--unlabelled", "--limit", "200", "--json"]);
  return { unlabelled: held(z.parse(unlabelledShape, parseJson(text))) };
}

async function readText(database: Database, id: string, number: number) {
  const [event] = await readTimeline(database, id, [number]);
  if (event === undefined) throw new Error(`The session has no event ${number}.`);
  const texts = new LogTexts();
  try {
    return texts.findText(event) ?? null;
  } finally {
    texts.close();
  }
}

async function readOverview(database: Database): Promise<Overview> {
  const [row] = await database.all(`SELECT (SELECT count(*) FROM sources) AS sources,
    (SELECT count(*) FROM sessions) AS sessions,
    (SELECT count(*) FROM problems) + (SELECT count(*) FROM sources WHERE is_gone) AS problems`);
  if (row === undefined) throw new Error("Counting gave no row.");
  const [sources, sessions, problems] = ["sources", "sessions", "problems"].map((name) =>
    readNumber(row, name),
  );
  if (sources === undefined || sessions === undefined || problems === undefined)
    throw new Error("A count is missing.");
  return { sources, sessions, problems };
}
