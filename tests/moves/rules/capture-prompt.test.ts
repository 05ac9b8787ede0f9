import { capturePrompt } from "../../../src/moves/rules/capture-prompt.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(capturePrompt);
