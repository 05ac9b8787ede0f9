import { resolvePromptPointers } from "../../../src/moves/rules/resolve-prompt-pointers.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(resolvePromptPointers);
