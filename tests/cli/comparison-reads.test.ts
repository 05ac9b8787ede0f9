import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { CommandContext } from "../../src/cli/command.ts";
import { load } from "../../src/cli/commands/load.ts";
import { databaseReads, readsOf } from "../../src/cli/comparison-reads.ts";
import { createPrinter } from "../../src/cli/print.ts";
import { unit } from "../measure/sample-units.ts";
import { workplace } from "./commands/loaded-database.ts";
import { memoryContext } from "./memory-context.ts";

const drain = fileURLToPath(new URL("../../corpora/drains/small", import.meta.url));

function contextOf(databasePath: string): CommandContext {
  const context = memoryContext();
  const flags = { databasePath, isJson: false, isQuiet: false, hasColor: false, isDebug: false };
  return { ...context, flags, print: createPrinter(context, flags) };
}

test("a database gives dispatches with or without labels, and sources and facts of those asked for", async () => {
  const { folder, run, database } = workplace();
  cpSync(drain, join(folder, "drain"), { recursive: true });
  await run(load, join(folder, "drain"));
  const context = contextOf(database);
  const units = await databaseReads.units(context, ["bash_calls"], false);
  expect(units).toHaveLength(71);
  expect(units.filter(({ labels }) => labels !== undefined)).toEqual([]);
  const [labelled] = await databaseReads.units(context, [], true);
  expect(labelled?.labels?.get("profile")).toEqual([labelled?.cohort]);
  // The drain log and the transcript of the one session of run-001.
  const stamps = await databaseReads.stamps(context, ["run-001"], true);
  expect(stamps?.map(({ path }) => path?.split("/").at(-1))).toEqual([
    "drain.jsonl",
    "d4a10001-0001-4000-8000-000000000000.jsonl",
  ]);
  expect((await databaseReads.facts(context, ["run-001"])).sessions).toBe(1);
});

test("of dispatches from anywhere no source is known, which is not the same as none", async () => {
  const reads = readsOf(async () => [unit("a")]);
  const context = contextOf("/nowhere/detent.duckdb");
  expect((await reads.units(context, [], false)).map(({ runId }) => runId)).toEqual(["a"]);
  expect(await reads.stamps(context, ["a"], false)).toBeNull();
  expect((await reads.facts(context, ["a"])).sessions).toBe(0);
});
