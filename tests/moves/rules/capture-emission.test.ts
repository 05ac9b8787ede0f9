import { captureEmission } from "../../../src/moves/rules/capture-emission.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureEmission);
