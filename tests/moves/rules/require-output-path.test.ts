import { requireOutputPath } from "../../../src/moves/rules/require-output-path.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(requireOutputPath);
