// The moves, listed by hand: the order is meaning. At one event the first decision wins, and rows below an input
// rewrite see the rewritten call; so a pointer is expanded above the row that judges what is written. Rows for any
// tool are asked before rows for one tool, wherever they stand here.

import type { Move } from "./move.ts";
import { barrierWorld } from "./rules/barrier-world.ts";
import { boundRead } from "./rules/bound-read.ts";
import { boundResult } from "./rules/bound-result.ts";
import { captureCompactSummary } from "./rules/capture-compact-summary.ts";
import { captureEmission } from "./rules/capture-emission.ts";
import { captureFailure } from "./rules/capture-failure.ts";
import { captureFileChange } from "./rules/capture-file-change.ts";
import { capturePrompt } from "./rules/capture-prompt.ts";
import { captureReply } from "./rules/capture-reply.ts";
import { captureResult } from "./rules/capture-result.ts";
import { captureSubagentReply } from "./rules/capture-subagent-reply.ts";
import { captureUpload } from "./rules/capture-upload.ts";
import { expandEchoedPointer } from "./rules/expand-echoed-pointer.ts";
import { noReemission } from "./rules/no-reemission.ts";
import { renderCitations } from "./rules/render-citations.ts";
import { repeatPrompt } from "./rules/repeat-prompt.ts";
import { resolvePromptPointers } from "./rules/resolve-prompt-pointers.ts";
import { restoreAfterCompact } from "./rules/restore-after-compact.ts";
import { warmSubagent } from "./rules/warm-subagent.ts";

export const moves: readonly Move[] = [
  barrierWorld,
  boundRead,
  noReemission,
  captureResult,
  boundResult,
  expandEchoedPointer,
  captureEmission,
  captureUpload,
  captureFailure,
  captureFileChange,
  capturePrompt,
  repeatPrompt,
  captureReply,
  captureSubagentReply,
  captureCompactSummary,
  resolvePromptPointers,
  warmSubagent,
  restoreAfterCompact,
  renderCitations,
];
