import { expect, test } from "vitest";
import { leftOutByFigures, readClaimSessions } from "../../src/measure/claim-sessions.ts";
import type { MetricValue } from "../../src/measure/dispatch-unit.ts";
import { readTerm } from "../../src/measure/session-terms.ts";
import { equalSessions, sessionId, sessionLog } from "./claim-logs.ts";
import { withLogs } from "./log-database.ts";

const exact = (value: number): MetricValue => ({ kind: "value", value });
const atLeast = (value: number): MetricValue => ({ kind: "lower bound", value, why: "A line is cut." });
const unknown: MetricValue = { kind: "unknown", why: "No line says it." };

test("what is reached must be exact, what it is a part of need not", () => {
  expect(leftOutByFigures(exact(1), exact(2), false)).toBe(null);
  expect(leftOutByFigures(exact(1), atLeast(2), false)).toBe(null);
  expect(leftOutByFigures(exact(0), exact(2), false)).toBe(null);
  expect(leftOutByFigures(atLeast(1), exact(2), false)).toBe("incomplete");
  expect(leftOutByFigures(exact(1), unknown, false)).toBe("incomplete");
  expect(leftOutByFigures(exact(0), exact(0), false)).toBe("without any");
});

test("what only a replay knows is not replayed where it is unknown", () => {
  expect(leftOutByFigures(unknown, unknown, true)).toBe("not replayed");
  expect(leftOutByFigures(unknown, unknown, false)).toBe("incomplete");
  expect(leftOutByFigures(atLeast(1), exact(2), true)).toBe("incomplete");
});

test("conditions add up with ids, and made sessions are named as such", async () => {
  const made = "5e55bbbb-0000-4000-8000-000000000000";
  const logs = {
    ...equalSessions(1, []),
    "m.jsonl": sessionLog(7, []).replaceAll(sessionId(7), made),
    // The last line, of a response, names no session.
    "n.jsonl": sessionLog(2, []).replace(/"sessionId":"[^"]*",(?=[^\n]*\n$)/, ""),
  };
  await withLogs(logs, async (database) => {
    const all = await readClaimSessions(database, [], []);
    expect(all).toEqual([
      { id: "", leftOut: "without id" },
      { id: sessionId(1), leftOut: null },
      { id: sessionId(2), leftOut: null },
      { id: made, leftOut: "made" },
    ]);
    const term = readTerm("id:3f9a");
    expect((await readClaimSessions(database, [term], [])).map(({ id }) => id)).toEqual([
      sessionId(1),
      sessionId(2),
    ]);
    expect((await readClaimSessions(database, [term], [made, sessionId(2)])).map(({ id }) => id)).toEqual([
      sessionId(2),
    ]);
    expect(await readClaimSessions(database, [readTerm("version:9")], [])).toEqual([]);
  });
});
