// The classes of failures, by hand, in the order in which they are asked. The order is a rule: a dispatch that ran out
// of time or money did so whatever else went wrong on the way.

import type { FailureTable } from "./failure-class.ts";
import { budget } from "./failures/budget.ts";
import { collision } from "./failures/collision.ts";
import { stateDivergence } from "./failures/state-divergence.ts";
import { testNoResult } from "./failures/test-no-result.ts";
import { timeout } from "./failures/timeout.ts";
import { toolchain } from "./failures/toolchain.ts";
import { upstreamApi } from "./failures/upstream-api.ts";

/** The table. The first class with a signature that holds is the class of the dispatch. */
export const failureClasses: readonly FailureTable[] = [
  timeout,
  budget,
  upstreamApi,
  testNoResult,
  toolchain,
  collision,
  stateDivergence,
];
