import { redirectSearch } from "../../../src/moves/rules/redirect-search.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(redirectSearch);
