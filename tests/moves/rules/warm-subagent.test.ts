import { warmSubagent } from "../../../src/moves/rules/warm-subagent.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(warmSubagent);
