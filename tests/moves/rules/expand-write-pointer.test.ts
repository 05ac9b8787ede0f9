import { expandWritePointer } from "../../../src/moves/rules/expand-write-pointer.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(expandWritePointer);
