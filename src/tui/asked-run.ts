// The run that a key asks for where one is, or why there is none. Nothing starts here, and what writes is asked about
// first.

import { incidentRun } from "./incident-run.ts";
import { reportRun } from "./report-run.ts";
import { sessionAt } from "./screens/sessions-view.ts";
import { sealedOf } from "./sealed-plans.ts";
import { placeOf, type Run, type WorkbenchState } from "./workbench-state.ts";

/** `L` loads, `r` replays, `c` compares, `w` writes what is shown. A text says why nothing can be run here. */
export function askedRun(state: WorkbenchState, key: "L" | "r" | "c" | "w"): Run | string {
  if (key === "L") return loadRun;
  if (key === "r") return replayRun(state);
  return key === "c" ? compareRun(state) : writeRun(state);
}

/** The file of the registration that is open or under the cursor. */
export function registrationUnder(state: WorkbenchState): string | undefined {
  const place = placeOf(state);
  if (place.screen === "registration" || place.screen === "report") return place.file;
  const chain = state.parts.chain?.value;
  return place.screen === "cohorts" && chain !== undefined ? sealedOf(chain)[place.cursor]?.file : undefined;
}

const loadRun: Run = {
  fills: "nothing",
  key: "load",
  args: ["load"],
  question: "It reads your own session logs (CLAUDE_CONFIG_DIR, or ~/.claude) into the database.",
};

/** The open session, or the one under the cursor; on other screens all of them. */
function replayRun(state: WorkbenchState): Run | string {
  const place = placeOf(state);
  if (!state.hasDatabase) return "There is no database yet: L loads the logs.";
  const id = place.screen === "sessions" ? sessionAt(state, place)?.id : "id" in place ? place.id : undefined;
  if (place.screen === "replay") return { fills: "replay", key: "all", args: ["replay"], question: null };
  if (id === undefined) return "Open Sessions or Replay to replay.";
  if (id === "") return "Lines that name no session cannot be replayed by its name.";
  return { fills: "replay", key: id, args: ["replay", id, "--events"], question: null };
}

function compareRun(state: WorkbenchState): Run | string {
  const file = registrationUnder(state);
  if (file === undefined) return "c compares a registration: open Cohorts.";
  return {
    fills: "comparison",
    key: file,
    args: ["compare", file.slice(0, 4)],
    question: "Past the horizon it writes the decision into the registry.",
  };
}

function writeRun(state: WorkbenchState): Run | string {
  const place = placeOf(state);
  if (place.screen === "incident") return incidentRun(place);
  const file = registrationUnder(state);
  return file === undefined
    ? "w writes an incident that i shows, or the report of a registration."
    : reportRun(file);
}
