// warm-subagent: a subagent starts with the latest recorded test run, and is told where that comes from. Nothing is
// run for it.

import type { HookEvent } from "../../session/hook-event.ts";
import { fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import type { Move } from "../move.ts";
import { testRunAdvice } from "../test-run-advice.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "SubagentStart") return silent;
  const fact = world.facts.latestTestRun();
  if (!fact.isKnown) return undetermined(fact.question);
  return fact.value === null ? silent : fires({ kind: "advise", text: testRunAdvice(fact.value) });
}

export const warmSubagent: Move = {
  name: "warm-subagent",
  tier: "injection",
  seams: [{ event: "SubagentStart", tool: null }],
  decides: ["advise"],
  recordsTools: false,
  flows: [["WORKSPACE", "CONTEXT"]],
  operands: ["DETENT_FACTS_FILE"],
  asks: ["test-run fact"],
  why: "A subagent knows nothing of what its parent has run, and would run the tests again.",
  doesNotTouch: "Sessions without a recorded test run.",
  clients: {
    verified: ["2.0.77", "2.1.301", "2.1.332"],
    note: "Advice at the start reaches a subagent's first message on 2.1.301 and 2.1.332.",
  },
  inactive: null,
  voids: [],
  decide,
};
