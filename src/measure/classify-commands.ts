// Gives every Bash command in the database its class: only texts that have none yet, each once, however many calls have
// it. A text that the database holds only in part gets no class, because its end may change it.

import { calibrationRecord } from "../classify/calibration-record.ts";
import { classifyCall } from "../classify/classify-call.ts";
import type { Database } from "./open-database.ts";

/** Rows that one statement writes. */
const CHUNK_ROWS = 2_000;

const UNCLASSED = `
  WITH texts AS MATERIALIZED (
    SELECT DISTINCT subject FROM tool_calls WHERE name = 'Bash' AND subject_chars = length(subject)),
  hashed AS MATERIALIZED (SELECT sha256(subject) AS sha256, subject AS command FROM texts)
  SELECT sha256, command FROM hashed ANTI JOIN command_classes USING (sha256)`;

/** Where the rows of a chunk come from, as the database reads them. */
const ROWS = `[{"sha256":"VARCHAR","class":"VARCHAR","is_mechanical":"BOOLEAN","is_mixed":"BOOLEAN",
  "unparsed_why":"VARCHAR","classifier":"VARCHAR"}]`;

/** Classes what has no class, and what another classifier has classed. Running it again changes nothing. */
export async function classifyCommands(
  database: Database,
  classifier: string = calibrationRecord.classifier,
): Promise<void> {
  await database.all("DELETE FROM command_classes WHERE classifier <> ?", [classifier]);
  const commands = await database.all(UNCLASSED);
  for (let from = 0; from < commands.length; from += CHUNK_ROWS) {
    const rows = commands.slice(from, from + CHUNK_ROWS).map(({ sha256, command }) => {
      if (typeof command !== "string") throw new Error("A command has no text.");
      return { sha256, ...classRow(command), classifier };
    });
    await database.all(
      `INSERT INTO command_classes SELECT row.* FROM (SELECT unnest(from_json(?, '${ROWS}')) AS row)`,
      [JSON.stringify(rows)],
    );
  }
}

/** A text that bash refuses runs nothing, so it is not mechanical; one that is too big for us may be anything. */
function classRow(command: string): object {
  const call = classifyCall(command);
  if (call.kind === "classed") {
    return { class: call.name, is_mechanical: call.isMechanical, is_mixed: call.isMixed, unparsed_why: null };
  }
  const isMechanical = call.why === "syntax error" ? false : null;
  return { class: "unparsed", is_mechanical: isMechanical, is_mixed: false, unparsed_why: call.why };
}
