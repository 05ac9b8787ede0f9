import { captureCompactSummary } from "../../../src/moves/rules/capture-compact-summary.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureCompactSummary);
