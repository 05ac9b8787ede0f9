import { captureSubagentReply } from "../../../src/moves/rules/capture-subagent-reply.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureSubagentReply);
