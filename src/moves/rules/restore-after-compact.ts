// restore-after-compact: after a compaction the context gets the latest recorded test run back, with where that comes
// from. A session that starts, resumes or was cleared gets nothing.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { testRunAdvice } from "../test-run-advice.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "SessionStart" || event.source !== "compact") return silent;
  const fact = world.facts.latestTestRun();
  if (!fact.isKnown) return undetermined(fact.question);
  return fact.value === null ? silent : fires({ kind: "advise", text: testRunAdvice(fact.value) });
}

export const restoreAfterCompact: Move = {
  name: "restore-after-compact",
  tier: "injection",
  seams: [{ event: "SessionStart", tool: null }],
  decides: ["advise"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_FACTS_FILE"],
  asks: ["test-run fact"],
  why: "A summary tends to lose whether the tests passed, and when.",
  doesNotTouch: "Every other start of a session, and sessions without a recorded test run.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "The event with the source compact fired on 2.1.301 and 2.1.332, and its advice reaches the model.",
  },
  inactive: null,
  voids: [],
  decide,
};
