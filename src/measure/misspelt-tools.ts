// Tools of a claim that are written in another case than the logs write them. Nothing of such a tool would be reached,
// and the claim falsified by a slip of the pen. A tool that no log has under any case is none: what is not used cannot
// be reached.

import type { Mechanism } from "./claim.ts";
import type { Database } from "./open-database.ts";
import { readText } from "./row-values.ts";

export interface MisspeltTool {
  /** As the claim writes it. */
  readonly tool: string;
  /** As calls name it, by name. */
  readonly names: readonly string[];
}

/** Those that no call of the database is named as, and some call but for the case. */
export async function findMisspeltTools(
  database: Database,
  { tools }: Pick<Mechanism, "tools">,
): Promise<readonly MisspeltTool[]> {
  if (tools === undefined || tools === "all") return [];
  const rows = await database.all(
    "SELECT DISTINCT name FROM tool_calls WHERE name IS NOT NULL ORDER BY name",
  );
  const called = rows.map((row) => readText(row, "name"));
  return tools.flatMap((tool) => {
    if (called.some((name) => isNamedAs(name, tool))) return [];
    const names = called.filter((name) => isNamedAs(name.toLowerCase(), tool.toLowerCase()));
    return names.length === 0 ? [] : [{ tool, names }];
  });
}

function isNamedAs(name: string, tool: string): boolean {
  return tool.endsWith("*") ? name.startsWith(tool.slice(0, -1)) : name === tool;
}
