import { splice } from "../../../src/moves/rules/splice.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(splice);
