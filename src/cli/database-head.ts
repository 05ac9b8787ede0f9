// The chain of a registry beside the head that the database keeps of it. A database that is missing, locked or of
// another version hinders neither a check nor a seal: what it would have added is said to be missing.

import { existsSync } from "node:fs";
import { type ChainPlace, readKeptHeads, writeKeptHead } from "../measure/kept-head.ts";
import { openForLoading, openForReading } from "../measure/open-database.ts";
import { type Chain, readChain, withKeptHeads } from "../measure/registry.ts";
import type { RegistryFolder } from "../measure/registry-folder.ts";
import type { CommandContext, OptionValues } from "./command.ts";
import { findText } from "./option-values.ts";

/** How the head of the database stands to the chain. `why` is a sentence where it was not compared. */
export interface CheckedChain {
  readonly chain: Chain;
  readonly databaseHead:
    | { readonly state: "in the chain" | "not in the chain" | "none kept" }
    | { readonly state: "not compared"; readonly why: string };
}

/** Reads the chain; `--head` and the database's head must be in it. */
export async function readCheckedChain(
  { flags }: CommandContext,
  folder: RegistryFolder,
  options: OptionValues,
): Promise<CheckedChain> {
  const chain = readChain(folder, findText(options, "head") ?? null);
  const path = flags.databasePath;
  if (!existsSync(path)) return { chain, databaseHead: { state: "not compared", why: missing(path) } };
  try {
    const heads = await keptHeads(path, chain);
    const checked = withKeptHeads(chain, heads);
    if (heads.length === 0) return { chain: checked, databaseHead: { state: "none kept" } };
    const isHeld = checked.faults.length === chain.faults.length;
    return { chain: checked, databaseHead: { state: isHeld ? "in the chain" : "not in the chain" } };
  } catch (error) {
    return { chain, databaseHead: { state: "not compared", why: messageOf(error) } };
  }
}

async function keptHeads(path: string, chain: Chain): Promise<readonly string[]> {
  const database = await openForReading(path);
  try {
    return await readKeptHeads(database, chain);
  } finally {
    database.close();
  }
}

/** Keeps the head behind a record that was just appended to `chain`; warns where it cannot. The record stands. */
export async function keepHead(
  { flags, print }: CommandContext,
  chain: ChainPlace,
  head: string,
): Promise<void> {
  const path = flags.databasePath;
  const why = existsSync(path) ? await writeHead(path, chain, head) : missing(path);
  if (why !== null) print.warning(`${why} The record is written; its head is not kept there: keep ${head}.`);
}

async function writeHead(path: string, chain: ChainPlace, head: string): Promise<string | null> {
  try {
    const database = await openForLoading(path);
    try {
      await writeKeptHead(database, chain, head);
    } finally {
      database.close();
    }
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function missing(path: string): string {
  return `${path}: There is no database here.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
