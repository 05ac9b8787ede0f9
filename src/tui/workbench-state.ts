// What the workbench knows and shows, as one value: places that somebody has gone to, what has been read for them, and
// what runs. Screens are made from it alone, and only `changeState` makes another one.

import type { ComparisonReport } from "../measure/comparison-report.ts";
import type { StoredSession } from "../measure/find-session.ts";
import type { LogText } from "../measure/log-texts.ts";
import type { ProblemList } from "../measure/problem-list.ts";
import type { Chain } from "../measure/registry.ts";
import type { SessionList, SessionSort } from "../measure/session-list.ts";
import type { TimelineEvent } from "../measure/session-timeline.ts";
import type { SessionTotals } from "../measure/session-totals.ts";
import type { WrittenReport } from "../measure/written-reports.ts";
import type { ReplayJson } from "../replay/replay-json.ts";
import type { AgreementCheck, UnlabelledAnswer } from "./classifier-answers.ts";
import type { AnswerSign } from "./event-answers.ts";

export const tabs = ["sessions", "replay", "cohorts", "classifier", "problems"] as const;
export type Tab = (typeof tabs)[number];

/** Where one is on a screen: a row of a list, or the first line of a text; from 0. */
interface Positioned {
  readonly cursor: number;
}

export type Place = Positioned &
  (
    | { readonly screen: "sessions"; readonly filter: string; readonly sort: SessionSort }
    /** `folded`: the events whose children are hidden, by their number in the timeline. */
    | {
        readonly screen: "session";
        readonly id: string;
        readonly folded: ReadonlySet<number>;
        /** What `n` goes to; absent: every mark. */
        readonly aim?: Aim;
      }
    | { readonly screen: "event"; readonly id: string; readonly number: number }
    | { readonly screen: "replay" }
    | { readonly screen: "cohorts" }
    | { readonly screen: "registration"; readonly file: string }
    | { readonly screen: "report"; readonly file: string }
    | { readonly screen: "incident"; readonly id: string; readonly at: number }
    | { readonly screen: "classifier" }
    | { readonly screen: "problems"; readonly filter: string }
  );

/** Marks of a timeline that `n` can be kept to. */
export const aims = ["all", "fires", "undetermined", "contradicted", "denied or error"] as const;
export type Aim = (typeof aims)[number];

/** What was read, for what, and when. One whose `stamp` is not the state's is old, and shown until it is read again. */
export interface Held<Value> {
  readonly key: string;
  readonly stamp: number;
  readonly value: Value;
}

export interface Overview {
  readonly sources: number;
  readonly sessions: number;
  readonly problems: number;
}

/** One session without its events: those are read in windows. */
export interface OpenedSession {
  readonly session: StoredSession;
  readonly totals: SessionTotals;
  /** One sign per event, as `readTimelineSigns` gives them. */
  readonly signs: string;
}

/** What has been read, one part of each kind: the last. Null: nothing yet. */
export interface Parts {
  readonly overview: Held<Overview> | null;
  readonly sessions: Held<{ readonly offset: number; readonly list: SessionList }> | null;
  readonly session: Held<OpenedSession> | null;
  /** Events by their number in the timeline: those around the cursor. */
  readonly events: Held<ReadonlyMap<number, TimelineEvent>> | null;
  readonly text: Held<LogText | null> | null;
  /** What moves answer, by the number of the event: of the replay that is held, over the whole session. */
  readonly marks: Held<ReadonlyMap<number, AnswerSign>> | null;
  readonly problems: Held<{ readonly offset: number; readonly list: ProblemList }> | null;
  readonly chain: Held<Chain> | null;
  readonly check: Held<AgreementCheck> | null;
  readonly unlabelled: Held<UnlabelledAnswer> | null;
  /** Key: the session's id, or `all`. */
  readonly replay: Held<ReplayJson> | null;
  /** What `detent incident` prints. */
  readonly incident: Held<string> | null;
  /** Reports that were written of a registration. Key: its file. */
  readonly reports: Held<readonly WrittenReport[]> | null;
  /** Key: the file of the registration. */
  readonly comparison: Held<ComparisonReport> | null;
}

/** A command that somebody starts from the workbench. */
export interface Run {
  readonly fills: "nothing" | "replay" | "comparison" | "files";
  readonly key: string;
  /** Its command line behind `detent`, as one would type it; the database is added where it runs. */
  readonly args: readonly string[];
  /** What it writes, as a question; null where it writes nothing and need not be asked. */
  readonly question: string | null;
}

export interface Job {
  readonly run: Run;
  readonly progress: string;
  readonly isCancelled: boolean;
}

export type Mode =
  | { readonly kind: "browse" }
  | { readonly kind: "filter"; readonly draft: string }
  | { readonly kind: "help" }
  | { readonly kind: "confirm"; readonly run: Run };

export interface WorkbenchState {
  readonly columns: number;
  readonly rows: number;
  readonly databasePath: string;
  /** What `--db` must say for other commands to mean the same database; null where that is the usual one. */
  readonly databaseFlag: string | null;
  readonly registryFolder: string;
  readonly hasDatabase: boolean;
  /** Raised whenever another process has changed the database, and to read everything again. */
  readonly stamp: number;
  readonly tab: Tab;
  readonly stacks: { readonly [tab in Tab]: readonly Place[] };
  readonly mode: Mode;
  /** For the reader, until the next key. */
  readonly message: string | null;
  /** The command that was last shown: another value each time that somebody asks for it. */
  readonly copy: { readonly text: string } | null;
  readonly parts: Parts;
  /** Why something could not be read, by the key of its request. */
  readonly faults: ReadonlyMap<string, string>;
  readonly job: Job | null;
  /** Something is being read. */
  readonly isReading: boolean;
  /** Another process has the database for itself. */
  readonly isWaiting: boolean;
  readonly isOver: boolean;
}

const first: { readonly [tab in Tab]: Place } = {
  sessions: { screen: "sessions", cursor: 0, filter: "", sort: "time" },
  replay: { screen: "replay", cursor: 0 },
  cohorts: { screen: "cohorts", cursor: 0 },
  classifier: { screen: "classifier", cursor: 0 },
  problems: { screen: "problems", cursor: 0, filter: "" },
};

const noParts: Parts = {
  overview: null,
  sessions: null,
  session: null,
  events: null,
  text: null,
  problems: null,
  chain: null,
  check: null,
  unlabelled: null,
  marks: null,
  incident: null,
  reports: null,
  replay: null,
  comparison: null,
};

/** The state before anything has been read. */
export function openingState(
  settings: Pick<
    WorkbenchState,
    "columns" | "rows" | "databasePath" | "databaseFlag" | "registryFolder" | "hasDatabase"
  >,
): WorkbenchState {
  return {
    ...settings,
    stamp: 1,
    tab: "sessions",
    stacks: {
      sessions: [first.sessions],
      replay: [first.replay],
      cohorts: [first.cohorts],
      classifier: [first.classifier],
      problems: [first.problems],
    },
    mode: { kind: "browse" },
    message: null,
    copy: null,
    parts: noParts,
    faults: new Map(),
    job: null,
    isReading: false,
    isWaiting: false,
    isOver: false,
  };
}

/** The screen that is shown: the last place of the tab. */
export function placeOf(state: WorkbenchState): Place {
  return state.stacks[state.tab].at(-1) ?? first[state.tab];
}

/** The part where it was read for this key, old or not; null where it was not. */
export function heldFor<Value>(held: Held<Value> | null, key: string): Value | null {
  return held !== null && held.key === key ? held.value : null;
}
