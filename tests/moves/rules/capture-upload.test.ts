import { captureUpload } from "../../../src/moves/rules/capture-upload.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureUpload);
