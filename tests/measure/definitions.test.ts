import { expect, test } from "vitest";
import { COUNTING_DEFINITION } from "../../src/measure/definitions.ts";
import { withLogs } from "./log-database.ts";

test("every source carries the number of the counting rules that it was read with", async () => {
  await withLogs(
    { "a.jsonl": '{"type":"mode","sessionId":"s"}\n', "b.jsonl": "none\n" },
    async (database) => {
      expect(await database.all("SELECT DISTINCT definition FROM sources")).toEqual([
        { definition: COUNTING_DEFINITION },
      ]);
    },
  );
});
