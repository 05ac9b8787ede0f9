import { boundSearch } from "../../../src/moves/rules/bound-search.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(boundSearch);
