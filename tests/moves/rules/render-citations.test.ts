import { renderCitations } from "../../../src/moves/rules/render-citations.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(renderCitations);
