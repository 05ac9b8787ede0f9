import { restoreAfterCompact } from "../../../src/moves/rules/restore-after-compact.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(restoreAfterCompact);
