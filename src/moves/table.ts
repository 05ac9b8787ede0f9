// The moves, listed by hand: the order is meaning. At one event the first decision wins, and rows below an input
// rewrite see the rewritten call; so a pointer is expanded above the row that judges what is written. Rows for any
// tool are asked before rows for one tool, wherever they stand here.

import type { Move } from "./move.ts";
import { barrierWorld } from "./rules/barrier-world.ts";
import { boundRead } from "./rules/bound-read.ts";
import { boundResult } from "./rules/bound-result.ts";
import { captureResult } from "./rules/capture-result.ts";
import { expandEchoedPointer } from "./rules/expand-echoed-pointer.ts";
import { noReemission } from "./rules/no-reemission.ts";

export const moves: readonly Move[] = [
  barrierWorld,
  boundRead,
  noReemission,
  captureResult,
  boundResult,
  expandEchoedPointer,
];
