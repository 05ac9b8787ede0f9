// The random id by which a database is known in exports, and the number of its last one. The id is drawn once, kept in
// the database, and says nothing about the machine.

import type { Database } from "./open-database.ts";
import { findText } from "./row-values.ts";

async function readFact(database: Database, key: string): Promise<string | null> {
  const [row] = await database.all("SELECT value FROM meta WHERE key = ?", [key]);
  return row === undefined ? null : findText(row, "value");
}

/** The database's id; null before its first export. */
export function findInstall(database: Database): Promise<string | null> {
  return readFact(database, "install");
}

/** The database's id, which is drawn where there is none yet. */
export async function readInstall(database: Database): Promise<string> {
  await database.run(
    "INSERT INTO meta SELECT 'install', uuid()::VARCHAR WHERE NOT EXISTS (FROM meta WHERE key = 'install')",
  );
  const install = await findInstall(database);
  if (install === null) throw new Error("The database keeps no id.");
  return install;
}

/** Number of the last export; 0 before the first one. */
export async function readExportNumber(database: Database): Promise<number> {
  const text = await readFact(database, "export_number");
  return text === null ? 0 : Number(text);
}

export async function storeExportNumber(database: Database, number: number): Promise<void> {
  await database.run(`BEGIN; DELETE FROM meta WHERE key = 'export_number';
    INSERT INTO meta VALUES ('export_number', '${number}'); COMMIT;`);
}
