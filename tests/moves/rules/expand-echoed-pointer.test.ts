import { expandEchoedPointer } from "../../../src/moves/rules/expand-echoed-pointer.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(expandEchoedPointer);
