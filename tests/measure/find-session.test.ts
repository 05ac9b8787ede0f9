// An id, or its beginning, means one session or none is chosen.

import { expect, test } from "vitest";
import { ExpectedError } from "../../src/expected-error.ts";
import { findSession } from "../../src/measure/find-session.ts";
import { promptLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const ids = ["s1", "s12", "s2%", ...Array.from({ length: 11 }, (_, index) => `many${index}`)];
const logs = { "a.jsonl": ids.map((id) => promptLine(id, `u-${id}`, 0, "Hi")).join("") };

test("a whole id wins over ids that it begins, and a beginning must be of one id", async () => {
  await withLogs(logs, async (database) => {
    expect((await findSession(database, "s1")).id).toBe("s1");
    expect((await findSession(database, "s12")).id).toBe("s12");
    expect(await findSession(database, "s2")).toEqual({
      ...{
        id: "s2%",
        startedMs: 1_772_442_000_000,
        endedMs: 1_772_442_000_000,
        cwd: "/srv/a",
        version: "2.1.9",
      },
      ...{ requests: 0, copiedRequests: 0, sourceFiles: 1, damagedLines: 0 },
    });
    await expect(findSession(database, "s")).rejects.toThrow(
      /Several sessions.*\n {2}s1\n {2}s12\n {2}s2%\s+Give more/,
    );
  });
});

test("no text is a pattern, and an unknown id names the command that lists them", async () => {
  await withLogs(logs, async (database) => {
    for (const id of ["%", "s_", "S1", "x' OR true --"]) {
      await expect(findSession(database, id)).rejects.toThrow("`detent sessions` lists them.");
      await expect(findSession(database, id)).rejects.toThrow(ExpectedError);
    }
  });
});

test("at most ten candidates are named, and that there are more is said", async () => {
  await withLogs(logs, async (database) => {
    const fault = await findSession(database, "many").catch((error: unknown) => error);
    const lines = String(fault).split("\n");
    expect(lines.filter((line) => line.startsWith("  many")).length).toBe(10);
    expect(lines).toContain("  and more ");
  });
});
