// The exports that manifests name. One that this version cannot read is a fault that names its
// install; of several exports of one install the newest counts, wherever it lies.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { COUNTING_DEFINITION } from "./definitions.ts";
import { type ExportManifest, INSTALL_ID, named, readManifest } from "./export-manifest.ts";
import type { InputFault } from "./find-logs.ts";
import { SCHEMA_VERSION } from "./schema.ts";

export interface FoundExport {
  /** The folder that holds its tables. */
  readonly folder: string;
  /** Of its manifest. */
  readonly path: string;
  readonly manifest: ExportManifest;
  readonly manifestSha256: string;
}

export interface FoundExports {
  /** At most one of each install, in the order of installs. */
  readonly exports: readonly FoundExport[];
  /** Exports of which a newer one was found beside. */
  readonly older: readonly FoundExport[];
  readonly faults: readonly InputFault[];
}

/** Every export that these files are manifests of. Throws what the disk throws. */
export function findExports(manifests: readonly string[]): FoundExports {
  const newest = new Map<string, FoundExport>();
  const older: FoundExport[] = [];
  const faults: InputFault[] = [];
  for (const path of manifests) {
    const found = readExport(path);
    if (found === null) continue;
    if ("problem" in found) {
      faults.push(found);
      continue;
    }
    const other = newest.get(found.manifest.install);
    if (other !== undefined && other.manifest.number >= found.manifest.number) older.push(found);
    else {
      if (other !== undefined) older.push(other);
      newest.set(found.manifest.install, found);
    }
  }
  const exports = [...newest.values()].sort((a, b) => (a.manifest.install < b.manifest.install ? -1 : 1));
  return { exports, older, faults };
}

/** Null for a file that is none, and is not called like one. */
function readExport(path: string): FoundExport | InputFault | null {
  const bytes = readFileSync(path);
  const reading = readManifest(bytes.toString("utf8"));
  if (reading === null) {
    if (!INSTALL_ID.test(basename(path, ".json"))) return null;
    return { path, isThere: true, problem: "It is called like the manifest of an export, and is none." };
  }
  const problem = "problem" in reading ? reading.problem : findOtherRules(reading.manifest);
  if (problem !== null || "problem" in reading) return { path, isThere: true, problem: String(problem) };
  const { manifest } = reading;
  const manifestSha256 = createHash("sha256").update(bytes).digest("hex");
  return { folder: dirname(dirname(path)), path, manifest, manifestSha256 };
}

/** Rows of other tables or other counting rules are never mixed with those here. */
function findOtherRules({
  install,
  schema_version: schema,
  counting_definition: rules,
}: ExportManifest): string | null {
  const remedy = "Export and load it with the same version of the program.";
  if (schema !== SCHEMA_VERSION)
    return named(
      install,
      `The export has schema ${schema}; this version reads schema ${SCHEMA_VERSION}. ${remedy}`,
    );
  if (rules === COUNTING_DEFINITION) return null;
  const problem = `The export was counted by rules ${rules}; this version counts by rules ${COUNTING_DEFINITION}.`;
  return named(install, `${problem} ${remedy}`);
}
