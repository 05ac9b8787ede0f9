// The scenarios, in the order in which they are run and written down.

import type { Scenario } from "./scenario.ts";
import { bounds } from "./scenarios/bounds.ts";
import { citations } from "./scenarios/citations.ts";
import { commandsWith } from "./scenarios/commands.ts";
import { compaction, fullContext } from "./scenarios/compaction.ts";
import { files } from "./scenarios/files.ts";
import { injection } from "./scenarios/injection.ts";
import { installs } from "./scenarios/installs.ts";
import { largeReads } from "./scenarios/large-reads.ts";
import { neighbours } from "./scenarios/neighbours.ts";
import { pointers } from "./scenarios/pointers.ts";
import { prompts } from "./scenarios/prompts.ts";
import { quiet } from "./scenarios/quiet.ts";
import { refusals } from "./scenarios/refusals.ts";
import { searches } from "./scenarios/searches.ts";
import { servers } from "./scenarios/servers.ts";
import { subagents } from "./scenarios/subagents.ts";

/** `plugin` is the plugin's folder. */
export function scenariosWith(plugin: string): readonly Scenario[] {
  return [
    refusals,
    searches,
    bounds,
    pointers,
    citations,
    prompts,
    subagents,
    compaction,
    fullContext,
    files,
    injection,
    installs,
    largeReads,
    neighbours,
    quiet,
    servers,
    commandsWith(plugin),
  ];
}
