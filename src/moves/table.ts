// The moves, listed by hand: the order is meaning. At one event the first decision wins, and rows below an input
// rewrite see the rewritten call; so a pointer is expanded above the row that judges what is written. Rows for any
// tool are asked before rows for one tool, wherever they stand here.

import type { Move } from "./move.ts";
import { barrierWorld } from "./rules/barrier-world.ts";
import { boundRead } from "./rules/bound-read.ts";
import { boundResult } from "./rules/bound-result.ts";
import { boundSearch } from "./rules/bound-search.ts";
import { captureCompactSummary } from "./rules/capture-compact-summary.ts";
import { captureEmission } from "./rules/capture-emission.ts";
import { captureFailure } from "./rules/capture-failure.ts";
import { captureFileChange } from "./rules/capture-file-change.ts";
import { capturePrompt } from "./rules/capture-prompt.ts";
import { captureReply } from "./rules/capture-reply.ts";
import { captureResult } from "./rules/capture-result.ts";
import { captureSubagentReply } from "./rules/capture-subagent-reply.ts";
import { captureUpload } from "./rules/capture-upload.ts";
import { citeCheck } from "./rules/cite-check.ts";
import { expandEchoedPointer } from "./rules/expand-echoed-pointer.ts";
import { expandEditPointer } from "./rules/expand-edit-pointer.ts";
import { expandWritePointer } from "./rules/expand-write-pointer.ts";
import { noReemission } from "./rules/no-reemission.ts";
import { redirectSearch } from "./rules/redirect-search.ts";
import { renderCitations } from "./rules/render-citations.ts";
import { repeatPrompt } from "./rules/repeat-prompt.ts";
import { requireOutputPath } from "./rules/require-output-path.ts";
import { resolvePromptPointers } from "./rules/resolve-prompt-pointers.ts";
import { restoreAfterCompact } from "./rules/restore-after-compact.ts";
import { splice } from "./rules/splice.ts";
import { uniqueAnchor } from "./rules/unique-anchor.ts";
import { warmSubagent } from "./rules/warm-subagent.ts";

export const moves: readonly Move[] = [
  barrierWorld,
  boundSearch,
  boundRead,
  requireOutputPath,
  redirectSearch,
  expandEditPointer,
  uniqueAnchor,
  expandWritePointer,
  splice,
  noReemission,
  citeCheck,
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
