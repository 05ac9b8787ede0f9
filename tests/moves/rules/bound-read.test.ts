import { boundRead } from "../../../src/moves/rules/bound-read.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(boundRead);
