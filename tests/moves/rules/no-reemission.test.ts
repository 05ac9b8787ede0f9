import { noReemission } from "../../../src/moves/rules/no-reemission.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(noReemission);
