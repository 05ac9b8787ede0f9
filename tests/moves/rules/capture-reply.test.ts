import { captureReply } from "../../../src/moves/rules/capture-reply.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(captureReply);
