import { boundResult } from "../../../src/moves/rules/bound-result.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(boundResult);
