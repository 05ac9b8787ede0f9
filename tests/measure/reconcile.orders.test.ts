// How the lines of runs are spread over files changes no figure: split anywhere, given twice, in any order, with lines
// of several logs and of both formats between one another. Damage to one line changes only the session of that line.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../src/measure/open-database.ts";
import {
  emptyDatabase,
  inFreshFolder,
  loadFiles,
  logsBelow,
  withDatabase,
  writeLogs,
} from "./log-database.ts";
import { runFigures } from "./run-figures.ts";
import { sessionFigures } from "./session-figures.ts";

const corpus = join(import.meta.dirname, "../../corpora/sessions/stream-json");
const cases = [
  "recorded-2.1.332-resumed",
  "transcript-and-stream",
  "denial-lists",
  "subagents-forwarded",
  "resumed-begins-again",
  "killed-then-resumed",
  "growing-snapshots",
  "zero-usage",
  "json-output",
];
const lines = cases
  .flatMap((name) => logsBelow(join(corpus, name)))
  .flatMap((path) => readFileSync(path, "utf8").split("\n"))
  .filter((line) => line !== "");

async function figuresOf(database: Database, folder: string, logs: Readonly<Record<string, string>>) {
  await emptyDatabase(database);
  await loadFiles(database, writeLogs(folder, logs));
  const ofRuns = await runFigures(database);
  return new Map(
    [...(await sessionFigures(database))].map(([id, own]) => [id, { ...own, ...ofRuns.get(id) }]),
  );
}

function textOf(some: readonly string[]): string {
  return some.map((line) => `${line}\n`).join("");
}

/** Every line in one to three of four files, in an order of its own. */
const spreads = fc
  .tuple(
    fc.shuffledSubarray(lines, { minLength: lines.length }),
    fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }), {
      minLength: lines.length,
      maxLength: lines.length,
    }),
  )
  .map(([order, files]) =>
    Object.fromEntries(
      [0, 1, 2, 3].map((file) => [
        `${file}.jsonl`,
        textOf(order.filter((_, at) => files[at]?.includes(file) === true)),
      ]),
    ),
  );

test("any spread of the lines over files gives the same figures", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const whole = await figuresOf(database, join(folder, "whole"), { "all.jsonl": textOf(lines) });
      expect(whole.size).toBe(10);
      await fc.assert(
        fc.asyncProperty(spreads, async (logs) => {
          expect(await figuresOf(database, join(folder, "spread"), logs)).toEqual(whole);
        }),
        { numRuns: 6 },
      );
    }),
  );
}, 120_000);

test("a damaged line changes only what it carried", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      const whole = await figuresOf(database, join(folder, "whole"), { "all.jsonl": textOf(lines) });
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: lines.length - 1 }), async (at) => {
          const line = lines[at] ?? "";
          const cut = [...lines.slice(0, at), line.slice(0, line.length / 2), ...lines.slice(at + 1)];
          const damaged = await figuresOf(database, join(folder, "cut"), { "all.jsonl": textOf(cut) });
          const touched = [...whole.keys()].filter((id) => line.includes(id));
          for (const [id, figures] of whole) {
            if (!touched.includes(id)) expect([id, damaged.get(id)]).toEqual([id, figures]);
          }
        }),
        { numRuns: 6 },
      );
    }),
  );
}, 120_000);

test.each(["recorded-2.1.332-resumed", "transcript-and-stream"])(
  "%s: transcript, output and both give the same figures where both carry the fact",
  async (name) => {
    const read = (parts: readonly string[]) =>
      inFreshFolder((folder) =>
        withDatabase(folder, async (database) => {
          await loadFiles(
            database,
            parts.flatMap((part) => logsBelow(join(corpus, name, part))),
          );
          const [ofRuns, ofSessions] = [await runFigures(database), await sessionFigures(database)];
          return [...ofSessions].map(
            ([id, own]): Readonly<Record<string, unknown>> => ({ ...own, ...ofRuns.get(id) }),
          );
        }),
      );
    const [both] = await read(["transcript", "stream"]);
    const [transcript] = await read(["transcript"]);
    const [stream] = await read(["stream"]);
    const main = ["supervisor_requests", "tool_calls", "bash_calls", "result_chars", "tool_calls_by_name"];
    for (const name of main)
      expect([name, transcript?.[name], stream?.[name]]).toEqual([name, both?.[name], both?.[name]]);
    const transcripts = [
      "requests",
      "worker_requests",
      "turns",
      "input_tokens",
      "output_tokens",
      "cache_read_tokens",
    ];
    for (const name of transcripts) expect([name, transcript?.[name]]).toEqual([name, both?.[name]]);
    const results = ["results", "round_trips", "cost_usd", "denials", "unfinished"];
    for (const name of results) expect([name, stream?.[name]]).toEqual([name, both?.[name]]);
  },
  60_000,
);
