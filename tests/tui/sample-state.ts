// States of the workbench with what a database would have answered, for tests of screens and keys. Everything is
// invented; one session holds what a log may hold at its worst.

import type { ComparisonReport } from "../../src/measure/comparison-report.ts";
import type { ListedProblem } from "../../src/measure/problem-list.ts";
import type { ListedSession } from "../../src/measure/session-list.ts";
import type { TimelineEvent } from "../../src/measure/session-timeline.ts";
import { frameLines } from "../../src/tui/frame.ts";
import { problemsPart, sessionsPart, textPart } from "../../src/tui/requests.ts";
import { openingState, type Parts, type Place, type WorkbenchState } from "../../src/tui/workbench-state.ts";

export const sizes = [
  [80, 24],
  [120, 40],
  [60, 15],
] as const;

/** Escape sequences, bidirectional controls, wide characters, emoji, marks that combine, Hebrew, tabs, a long line. */
export const worst = [
  "\u001b[31mred\u001b]0;title\u0007 \u202eabc 日本語 👨‍👩‍👧 ❤️ e\u0301 שלום\ttab\r\u0000",
  "x".repeat(10_000),
].join(" ");

export function stateOf(columns = 80, rows = 24, changes: Partial<WorkbenchState> = {}): WorkbenchState {
  const opening = openingState({
    ...{
      columns,
      rows,
      databasePath: "/srv/a.duckdb",
      databaseFlag: null,
      registryFolder: "/srv/registrations",
    },
    hasDatabase: true,
  });
  return { ...opening, ...changes };
}

/** The state with parts that are read, and a place on the sessions' stack. */
export function stateAt(place: Place, parts: Partial<Parts>, columns = 80, rows = 24): WorkbenchState {
  const state = stateOf(columns, rows);
  const tab = tabOf(place);
  const stacks = { ...state.stacks, [tab]: [...state.stacks[tab], place] };
  return { ...state, tab, stacks, parts: { ...state.parts, ...parts } };
}

function tabOf({ screen }: Place): WorkbenchState["tab"] {
  if (screen === "registration" || screen === "report") return "cohorts";
  return screen === "session" || screen === "event" || screen === "incident" ? "sessions" : screen;
}

/** A frame as text, and what must hold of every frame. */
export function frameOf(state: WorkbenchState): string {
  return frameLines(state)
    .map(({ text }) => text)
    .join("\n");
}

export const sessionsPlace = { screen: "sessions", cursor: 0, filter: "", sort: "time" } as const;
export const problemsPlace = { screen: "problems", cursor: 0, filter: "" } as const;

export function listedSession(number: number, changes: Partial<ListedSession> = {}): ListedSession {
  return {
    id: `${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`,
    shortId: String(number).padStart(8, "0"),
    startedMs: 1_772_442_000_000 + number * 60_000,
    cwd: "/srv/ferry",
    version: "2.1.9",
    requests: number,
    toolCalls: 2,
    cacheReadTokens: 12_000,
    outputTokens: 34,
    isOutputBilled: false,
    denials: 0,
    areDenialsListed: true,
    unfinishedTurns: null,
    damagedLines: 0,
    isMainThreadMissing: false,
    areAgentsUnprinted: false,
    isCacheReadShort: false,
    ...changes,
  };
}

/** A window of a list of so many sessions. */
export function sessionsHeld(
  sessions: readonly ListedSession[],
  matching: number,
  place: Extract<Place, { screen: "sessions" }> = sessionsPlace,
  offset = 0,
): Parts["sessions"] {
  return {
    key: sessionsPart(place),
    stamp: 1,
    value: { offset, list: { sessions, matching, total: matching } },
  };
}

export function problemsHeld(
  problems: readonly ListedProblem[],
  matching = problems.length,
): Parts["problems"] {
  const kinds = [{ kind: "malformed", count: matching }];
  const list = { problems, matching, kinds: matching === 0 ? [] : kinds, sources: 2, physicalLines: 10 };
  return { key: problemsPart(problemsPlace), stamp: 1, value: { offset: 0, list } };
}

const place = {
  isWorker: false,
  agentId: null,
  path: "/srv/logs/s.jsonl",
  part: 0,
  byteOffset: 0,
  byteLength: 9,
};
const at = (line: number) => ({ ...place, line, timestampMs: 1_772_442_000_000 + line * 1000 });
const sha256 = "0".repeat(64);
const bash = {
  kind: "call",
  callKey: "t1",
  name: "Bash",
  subject: "npm test",
  subjectChars: 8,
  inputChars: 8,
} as const;

/** Prompt, request, text, call, denied result, request, call, error: `prtcdrce`. */
export const events: readonly TimelineEvent[] = [
  { ...at(1), kind: "prompt", source: "user", isTurn: true, chars: 1204, sha256 },
  {
    ...at(2),
    kind: "request",
    ...{ model: "claude-x", inputTokens: 10, cacheReadTokens: 600, cacheWriteTokens: 300 },
    ...{ outputTokens: 90, sessionsHolding: 1 },
  },
  { ...at(2), kind: "text", chars: 5, sha256 },
  { ...at(2), ...bash },
  {
    ...at(3),
    kind: "result",
    callKey: "t1",
    name: "Bash",
    isError: true,
    refusal: "hook",
    chars: 40,
    sha256,
  },
  {
    ...at(4),
    kind: "request",
    ...{ model: null, inputTokens: null, cacheReadTokens: 600, cacheWriteTokens: 300 },
    ...{ outputTokens: 90, sessionsHolding: 2 },
  },
  { ...at(4), ...bash, callKey: "t2", subject: worst, subjectChars: [...worst].length },
  { ...at(5), kind: "result", callKey: "t2", name: "Bash", isError: true, refusal: null, chars: 9, sha256 },
];
export const signs = "prtcdrce";

export const sessionId = listedSession(7).id;

/** The parts of one opened session with its events. */
export function sessionParts(text = '{"command":"npm test"}', number = 3): Partial<Parts> {
  const { startedMs, cwd, version, requests } = listedSession(7);
  const session = { id: sessionId, startedMs, endedMs: startedMs, cwd, version, requests, copiedRequests: 0 };
  return {
    session: {
      ...{ key: sessionId, stamp: 1 },
      value: { session: { ...session, sourceFiles: 1, damagedLines: 0 }, totals: new Map(), signs },
    },
    events: { key: sessionId, stamp: 1, value: new Map(events.map((event, index) => [index, event])) },
    text: { key: textPart(sessionId, number), stamp: 1, value: { text } },
  };
}

export const overview: Parts["overview"] = {
  ...{ key: "overview", stamp: 1 },
  value: { sources: 2, sessions: 9, problems: 3 },
};

type Target = ComparisonReport["comparison"]["targets"][number];

const side = (q1: number, median: number, q3: number): Target["before"] => {
  return { used: 19, exclusions: [], summary: { n: 19, q1, median, q3 } };
};
const verdict = (word: Target["verdict"]["word"], reasons: string[]): Target["verdict"] => {
  return { word, reasons, labels: [], n_to_decide: null };
};
const nothing = { counts: null, sums: null, beside: null, checks: null, definitions: null };

const met: Target = {
  ...{ metric: "bash_calls", cohort: "BE", kind: "amount", verdict: verdict("met", []), ...nothing },
  goal: { direction: "fall", goal_ratio: 0.75, falsification_ratio: 0.9, ceiling_ratio: null },
  ...{ before: side(8, 10, 16), after: side(4, 5, 8) },
  estimate: { rule: "rank-sum, exact", why: "", level: 0.95, ratio: 0.5, low: 0.4, high: 0.65, groups: null },
};
const refused: Target = {
  ...{
    metric: "bash_calls",
    cohort: "FE",
    kind: "amount",
    goal: null,
    before: null,
    after: null,
    estimate: null,
  },
  ...{ verdict: verdict("refused", ["after: 14 of at least 15, 1 missing"]), ...nothing },
};
const flow = { seen: 20, exclusions: [{ rule: "still running", count: 1 }], eligible: 19 };

/** A comparison with a verdict and a refusal. */
export const report: ComparisonReport = {
  shape: "detent.comparison/1",
  comparison: {
    ...{
      comparison: 1,
      kind: "registered",
      title: "Fewer calls",
      first_paragraph: ["bash_calls in BE: met."],
    },
    ...{ registration: null, cutoff: null, grouping: "none", minimum_per_side: 15, targets: [met, refused] },
    cohorts: [
      { cohort: "BE", role: "compared", before: flow, after: flow, no_side: 0, horizon: null, appeared: [] },
    ],
    ...{
      secondaries: [],
      companions: [],
      guards: [],
      settings: [],
      covariates: [],
      size_covariate_missing: [],
    },
    ...{ only_reported: [], doubts: ["Something may be amiss."], not_evaluated: [], exit_code: 3 },
  },
  ...{ registry: null, standing: null },
};
