// The timeline of a session as text: one row per event, with what it was, its figures or subject, and its file:line.

import { dirname, relative, sep } from "node:path";
import type { StoredSession } from "../measure/find-session.ts";
import type { SessionRuns } from "../measure/session-runs.ts";
import type { TimelineEvent } from "../measure/session-timeline.ts";
import type { SessionTotals } from "../measure/session-totals.ts";
import { boundText, countText } from "./count-text.ts";
import { runLines } from "./runs-text.ts";
import { type Cell, type Column, numberText } from "./text-table.ts";
import { timeText } from "./time-text.ts";

export const timelineColumns: readonly Column[] = [
  { title: "time (UTC)", align: "left" },
  { title: "agent", align: "left", narrow: "leave out" },
  { title: "event", align: "left", narrow: "cut" },
  { title: "facts", align: "left", narrow: "cut" },
  { title: "place", align: "left", narrow: "cut start" },
];

/** Cells of one event. `folder` is left out of its place. */
export function eventCells(event: TimelineEvent, folder: string): readonly Cell[] {
  const { timestampMs, isWorker, agentId } = event;
  const agent = isWorker ? (agentId ?? "subagent") : "";
  return [timeText(timestampMs), agent, eventName(event), eventFacts(event), placeText(event, folder)];
}

/** What is known of the session as a whole, one line each. `folder` is the one that holds its files. */
export function sessionLines(
  session: StoredSession,
  totals: SessionTotals,
  folder: string,
  runs: SessionRuns | null,
): readonly string[] {
  const { id, startedMs, endedMs, cwd, version, requests, copiedRequests, sourceFiles, damagedLines } =
    session;
  return [
    `Session  ${id === "" ? "(lines that name none)" : id}`,
    `Time     ${timeText(startedMs) ?? "?"} to ${timeText(endedMs) ?? "?"} UTC`,
    `Client   ${version ?? "?"} in ${cwd ?? "?"}`,
    `Logs     ${countText(sourceFiles, "file")} in ${folder}`,
    `Requests ${numberText(requests)}${copiedRequests === 0 ? "" : copiedText(copiedRequests)}`,
    `Tokens   ${totalsText(totals, tokenTotals)}`,
    `Calls    ${totalsText(totals, callTotals)}`,
    ...runLines(runs),
    ...unknownReasons(totals),
    ...(damagedLines === 0
      ? []
      : [`Damaged  ${countText(damagedLines, "line")}: every figure is a lower bound.`]),
  ];
}

const tokenTotals = [
  ["input", "input_tokens"],
  ["cache read", "cache_read_tokens"],
  ["cache write", "cache_write_tokens"],
  ["output", "output_tokens"],
] as const;

const callTotals = [
  ["tools", "tool_calls"],
  ["Bash", "bash_calls"],
  ["denials", "denials"],
  ["turns", "turns"],
] as const;

function totalsText(totals: SessionTotals, named: readonly (readonly [string, string])[]): string {
  return named
    .map(([name, metric]) => {
      const total = totals.get(metric);
      if (total === undefined) throw new Error(`There is no total of ${metric}.`);
      const text = total.kind === "unknown" ? null : boundText(total.value, total.kind === "lower bound");
      return `${name} ${text ?? "?"}`;
    })
    .join(" · ");
}

/** Why a total is not known, each reason once. */
function unknownReasons(totals: SessionTotals): readonly string[] {
  const whys = [...totals.values()].flatMap((total) => (total.kind === "unknown" ? [total.why] : []));
  return [...new Set(whys)].map((why) => `Unknown  ${why}`);
}

/** The folder that holds every path; `/` where they share none. What came from standard input is in no folder. */
export function sharedFolder(paths: readonly string[]): string {
  const files = paths.filter((path) => !path.startsWith("stdin:"));
  if (files.length === 0 && paths.length > 0) return "standard input";
  return folderOf(files);
}

function folderOf(paths: readonly string[]): string {
  const [first, ...rest] = [...new Set(paths.map(dirname))].map((path) => path.split(sep));
  if (first === undefined) return sep;
  const differs = first.findIndex((name, index) => rest.some((path) => path[index] !== name));
  const shared = differs < 0 ? first : first.slice(0, differs);
  return shared.join(sep) || sep;
}

function copiedText(copies: number): string {
  return `, and copies of ${numberText(copies)} that belong to other sessions`;
}

function placeText({ path, line }: TimelineEvent, folder: string): string {
  return `${path.startsWith("stdin:") ? path : relative(folder, path)}:${line}`;
}

function eventName(event: TimelineEvent): string {
  if (event.kind === "call") return event.name;
  if (event.kind === "result") return `${event.name ?? "unknown"} result`;
  return event.kind;
}

function eventFacts(event: TimelineEvent): string {
  switch (event.kind) {
    case "prompt":
      return `${event.source} · ${characters(event.chars)}`;
    case "request": {
      const input = `input ${figure(event.inputTokens)} · cache read ${figure(event.cacheReadTokens)}`;
      const written = boundText(event.outputTokens, true) ?? "?";
      const output = `cache write ${figure(event.cacheWriteTokens)} · output ${written}`;
      const copies = event.sessionsHolding > 1 ? ` · in ${numberText(event.sessionsHolding)} sessions` : "";
      return `${input} · ${output} · ${event.model ?? "?"}${copies}`;
    }
    case "text":
    case "thinking":
      return characters(event.chars);
    case "call":
      return event.subject ?? characters(event.inputChars);
    case "result": {
      const refusal =
        event.refusal === "invalid rewrite" ? " · invalid rewrite" : ` · denied (${event.refusal})`;
      const mark = event.refusal === null ? (event.isError ? " · error" : "") : refusal;
      return `${characters(event.chars)}${mark}`;
    }
    case "compaction":
      return event.type;
  }
}

function figure(tokens: number | null): string {
  return tokens === null ? "?" : numberText(tokens);
}

function characters(count: number): string {
  return countText(count, "character");
}
