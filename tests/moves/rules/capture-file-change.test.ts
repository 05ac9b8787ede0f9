import { captureFileChange } from "../../../src/moves/rules/capture-file-change.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureFileChange);
