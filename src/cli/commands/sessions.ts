// `detent sessions`: the sessions of the database, newest first, with their first figures.

import { ExpectedError } from "../../expected-error.ts";
import { openForReading } from "../../measure/open-database.ts";
import {
  type ListedSession,
  readSessionList,
  type SessionList,
  type SessionSort,
  sessionSorts,
} from "../../measure/session-list.ts";
import { readTerm, termKeys } from "../../measure/session-terms.ts";
import type { Command, OptionValues } from "../command.ts";
import { boundText, countText } from "../count-text.ts";
import { findCount, findText } from "../option-values.ts";
import { type Cell, type Column, numberText } from "../text-table.ts";
import { timeText } from "../time-text.ts";

const LIMIT = 50;

const columns: readonly Column[] = [
  { title: "session", align: "left", narrow: "cut" },
  { title: "started (UTC)", align: "left" },
  { title: "requests", align: "right" },
  { title: "tool calls", align: "right" },
  { title: "cache read", align: "right" },
  { title: "output", align: "right" },
  { title: "denials", align: "right", narrow: "leave out" },
  { title: "damaged", align: "right", narrow: "leave out" },
  { title: "version", align: "left", narrow: "leave out" },
  { title: "folder", align: "left", narrow: "cut" },
];

const LEGEND = "≥: a lower bound, and why is in --help. ?: unknown.";

const BOUNDS = `
Lower bounds:
  output     logs keep what was written before a response ended; exact where a total agrees with the rest
  denials    older clients do not mark them; exact where results list them
  a session with damaged lines: every figure, since a line could not be read
  a session of which only results or subagents are loaded: requests and calls
  headless output: requests and tokens where a subagent was started, cache read where a result says more`;

/** `detent sessions`. */
export const sessions: Command = {
  name: "sessions",
  summary: "Lists sessions, newest first, with requests, tool calls, tokens and denials",
  usage: ["[options] [key:value...]"],
  example: "detent sessions --since 2026-03-01 --repo ferry model:claude-sonnet",
  exitCodes: [0, 4],
  options: (commander) => {
    const keys = termKeys.map(({ key, meaning }) => `${key} (${meaning})`).join("; ");
    commander
      .argument("[key:value...]", `only sessions that meet every term: ${keys}`)
      .option("--since <time>", "the same as since:TIME")
      .option("--repo <name>", "the same as repo:NAME")
      .addOption(
        commander.createOption("--sort <what>", "highest first; time: newest first").choices(sessionSorts),
      )
      .option("--limit <n>", `at most this many (default: ${LIMIT})`)
      .addHelpText("after", BOUNDS);
  },
  run: async ({ flags, print }, terms, options) => {
    const conditions = [...flagTerms(options), ...terms].map(readTerm);
    const limit = findCount(options, "limit") ?? LIMIT;
    if (limit < 1) throw new ExpectedError("--limit", "A list of none shows nothing.", "Give 1 or more.", 2);
    const database = await openForReading(flags.databasePath);
    try {
      const list = await readSessionList(database, conditions, { limit, sort: readSort(options) });
      if (flags.isJson) print.json({ shape: "detent.sessions/1", ...list });
      else {
        print.table(columns, list.sessions.map(rowOf), whyEmpty(list));
        if (list.sessions.length > 0) print.note(`${listText(list)} ${LEGEND}`);
      }
      return 0;
    } finally {
      database.close();
    }
  },
};

function readSort(options: OptionValues): SessionSort {
  const name = findText(options, "sort") ?? "time";
  const sort = sessionSorts.find((known) => known === name);
  if (sort === undefined) throw new Error(`The sort ${name} was not refused.`);
  return sort;
}

function flagTerms(options: OptionValues): readonly string[] {
  return ["since", "repo"].flatMap((key) => {
    const value = findText(options, key);
    return value === undefined ? [] : [`${key}:${value}`];
  });
}

function rowOf(session: ListedSession): readonly Cell[] {
  const { shortId, startedMs, requests, toolCalls, cacheReadTokens, outputTokens, denials, damagedLines } =
    session;
  const isDamaged = damagedLines > 0 || session.isMainThreadMissing;
  return [
    shortId === "" ? "(none named)" : shortId,
    timeText(startedMs),
    boundText(requests, isDamaged || session.areAgentsUnprinted),
    boundText(toolCalls, isDamaged),
    boundText(cacheReadTokens, damagedLines > 0 || session.isCacheReadShort),
    boundText(outputTokens, damagedLines > 0 || !session.isOutputBilled),
    boundText(denials, isDamaged || !session.areDenialsListed),
    damagedLines,
    session.version,
    session.cwd,
  ];
}

function whyEmpty({ total }: SessionList): string {
  if (total === 0) return "There are no sessions yet: `detent load` reads them from logs.";
  return `No session meets every term. \`detent sessions\` lists all ${numberText(total)}.`;
}

function listText({ sessions: shown, matching, total }: SessionList): string {
  if (shown.length === total) return `${countText(total, "session")}.`;
  if (shown.length === matching) return `${numberText(matching)} of ${countText(total, "session")}.`;
  const which = matching === total ? "session" : "matching session";
  return `${numberText(shown.length)} of ${countText(matching, which)}; --limit shows more.`;
}
