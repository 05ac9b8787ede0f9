import { barrierWorld } from "../../../src/moves/rules/barrier-world.ts";
import { describeEventLines } from "../event-lines.ts";

describeEventLines(barrierWorld);
