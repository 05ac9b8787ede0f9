import { expandEditPointer } from "../../../src/moves/rules/expand-edit-pointer.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(expandEditPointer);
