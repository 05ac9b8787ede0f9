// Databases that live for one benchmark, below its output folder.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The path of a database that is not there yet; what an earlier run left under the name is removed. */
export function freshDatabase(out, name) {
  const folder = join(out, "databases", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return join(folder, "detent.duckdb");
}

/** Removes what `freshDatabase` gave. */
export function dropDatabases(out) {
  rmSync(join(out, "databases"), { recursive: true, force: true });
}
