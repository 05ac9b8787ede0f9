// The head of a registry as a database keeps it: written with every record, so that a chain which lost its last record
// since is found without a copy elsewhere. A database keeps the head of each registry it was used with, by the
// registry's place and by its first record; what another database keeps is not known here.

import { createHash } from "node:crypto";
import type { Database } from "./open-database.ts";
import type { Chain } from "./registry.ts";

/** What is needed of a chain to know its registry again. */
export type ChainPlace = Pick<Chain, "folder" | "records">;

// By place a chain that lost all its records is found, by first record one that was moved or copied.
function headKeys({ folder, records }: ChainPlace, appended: string | null): readonly string[] {
  const place = createHash("sha256").update(folder).digest("hex");
  const first = records.find(({ record }) => record.number === 1)?.record.hash ?? appended;
  return [`registry_head:place:${place}`, ...(first === null ? [] : [`registry_head:first:${first}`])];
}

/** The heads that the database keeps of this registry: none, one, or two where its copies went separate ways. */
export async function readKeptHeads(database: Database, chain: ChainPlace): Promise<readonly string[]> {
  const keys = headKeys(chain, null);
  const rows = await database.all(
    `SELECT DISTINCT value FROM meta WHERE key IN (SELECT unnest(from_json($keys, '["VARCHAR"]'))) ORDER BY value`,
    { keys: JSON.stringify(keys) },
  );
  return rows.map((row) => String(row.value));
}

/** `chain` as it was before `head`, the hash of a record, was appended. The database must be open for writing. */
export async function writeKeptHead(database: Database, chain: ChainPlace, head: string): Promise<void> {
  await database.run("BEGIN");
  for (const key of headKeys(chain, head)) {
    await database.all("DELETE FROM meta WHERE key = $key", { key });
    await database.all("INSERT INTO meta VALUES ($key, $head)", { key, head });
  }
  await database.run("COMMIT");
}
