import { citeCheck } from "../../../src/moves/rules/cite-check.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(citeCheck);
