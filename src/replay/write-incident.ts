// Writes an incident's folder: what is to be found, and the input that shows it. A folder that is there already is
// never written over.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import type { Incident } from "./incident.ts";
import type { NumberedObject } from "./recorded-objects.ts";

/** The two files of an incident, by name. */
export function incidentFiles(
  incident: Incident,
  objects: readonly NumberedObject[],
): Readonly<Record<string, string>> {
  return {
    "incident.json": `${JSON.stringify(incident, null, 2)}\n`,
    [incident.input]: objects.map(({ object }) => `${JSON.stringify(object)}\n`).join(""),
  };
}

/** Writes them into a new folder below `folder`, and gives its path. */
export function writeIncident(
  folder: string,
  name: string,
  incident: Incident,
  objects: readonly NumberedObject[],
): string {
  const path = join(folder, name);
  if (existsSync(path))
    throw new ExpectedError(path, "It is there already.", "Give another name with --name.", 2);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(incidentFiles(incident, objects)))
    writeFileSync(join(path, file), text);
  return path;
}
