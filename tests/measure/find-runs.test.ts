import { expect, test } from "vitest";
import { checkRuns } from "../../src/measure/find-runs.ts";
import { dispatch } from "./drain-lines.ts";
import { withLogs } from "./log-database.ts";

test("the first run that is not there is named with the command that lists them", async () => {
  await withLogs({ "d.jsonl": dispatch() }, async (database) => {
    await checkRuns(database, ["r"], "detent effects");
    await expect(checkRuns(database, ["r", "q"], "detent effects")).rejects.toThrow(
      "detent effects: There is no dispatch 'q'. `detent dispatches` lists them.",
    );
  });
});
