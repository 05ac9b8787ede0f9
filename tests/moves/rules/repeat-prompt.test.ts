import { repeatPrompt } from "../../../src/moves/rules/repeat-prompt.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(repeatPrompt);
