import { captureFailure } from "../../../src/moves/rules/capture-failure.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureFailure);
