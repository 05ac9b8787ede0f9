import { uniqueAnchor } from "../../../src/moves/rules/unique-anchor.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(uniqueAnchor);
