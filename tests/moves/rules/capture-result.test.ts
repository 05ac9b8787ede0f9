import { captureResult } from "../../../src/moves/rules/capture-result.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureResult);
