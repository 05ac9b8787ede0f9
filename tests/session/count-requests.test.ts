// The counting rule as a function, and the SQL that settles copies at load, must choose alike: the same copies go to
// both.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openForLoading, type Value } from "../../src/measure/open-database.ts";
import { settleRequestsSql } from "../../src/measure/settle-requests.ts";
import {
  compareBy,
  copyOrder,
  holderOrder,
  orderSql,
  type ResponseCopy,
  responseCopy,
  settleRequests,
} from "../../src/session/count-requests.ts";

const plain: ResponseCopy = {
  ...{ messageKey: "m", sessionId: "s", timestampMs: 1, requestId: "r", model: "a" },
  ...{ inputTokens: 1, outputTokens: 1, cacheReadTokens: 1, cacheWriteTokens: 1 },
  ...{ cacheWrite5mTokens: null, cacheWrite1hTokens: null, rankOutput: 1, rankTotal: 4 },
};

function settled(...copies: readonly Partial<ResponseCopy>[]): readonly (readonly unknown[])[] {
  return settleRequests(copies.map((copy) => ({ ...plain, ...copy }))).map(
    ({ messageKey, owner, chosen }) => [...[messageKey, owner, chosen.outputTokens, chosen.inputTokens]],
  );
}

describe("which copy carries the figures", () => {
  test("the one of the greatest output, wherever it stands", () => {
    const low = { rankOutput: 1, outputTokens: 1, inputTokens: 9, rankTotal: 10 };
    const high = { rankOutput: 40, outputTokens: 40, inputTokens: 2, rankTotal: 42 };
    expect(settled(low, high, low)).toEqual([["m", "s", 40, 2]]);
    expect(settled(high, low)).toEqual([["m", "s", 40, 2]]);
  });
  test("of equal outputs the greatest total, and its whole row", () => {
    expect(settled({ inputTokens: 3, rankTotal: 4 }, { inputTokens: 2, rankTotal: 500 })).toEqual([
      ["m", "s", 1, 2],
    ]);
  });
  test("a known figure before an unknown one", () => {
    expect(settled({ inputTokens: null }, { inputTokens: 0 })).toEqual([["m", "s", 1, 0]]);
  });
  test("lines are never added up", () => {
    expect(settled({}, {}, {}).length).toBe(1);
  });
});

describe("which session a response belongs to", () => {
  const shared = { messageKey: "shared" };
  test("the one that alone holds it", () => expect(settled({ sessionId: "z" })[0]?.[1]).toBe("z"));
  test("a holder without responses of its own: it was copied as a whole", () => {
    const copies = [
      { ...shared, sessionId: "z" },
      { ...shared, sessionId: "a" },
    ];
    expect(settled(...copies, { messageKey: "own", sessionId: "a", timestampMs: 0 })[0]?.[1]).toBe("z");
  });
  test("of several such the one that holds fewest: a chain of forks grows", () => {
    const chain = ["m1 z", "m1 y", "m2 y", "m1 a", "m2 a", "m3 a"].map((text) => text.split(" "));
    const copies = chain.map(([messageKey = "", sessionId = ""]) => ({ messageKey, sessionId }));
    expect(settled(...copies).map(([key, owner]) => [key, owner])).toEqual([
      ["m1", "z"],
      ["m2", "y"],
      ["m3", "a"],
    ]);
  });
  test("else the one whose own work began first", () => {
    const own = [
      { messageKey: "o1", sessionId: "z", timestampMs: 5 },
      { messageKey: "o2", sessionId: "a", timestampMs: 6 },
    ];
    expect(settled({ ...shared, sessionId: "a" }, { ...shared, sessionId: "z" }, ...own)[0]?.[1]).toBe("z");
  });
  test("of a tie and of missing times the smaller id, by code points", () => {
    const ids = ["\u{1f6a2}", "\uffff", "b"];
    expect(settled(...ids.map((sessionId) => ({ ...shared, sessionId, timestampMs: null })))[0]?.[1]).toBe(
      "b",
    );
    expect(settled({ ...shared, sessionId: "\u{1f6a2}" }, { ...shared, sessionId: "\uffff" })[0]?.[1]).toBe(
      "\uffff",
    );
  });
  test("a named session before lines that name none", () => {
    expect(settled({ ...shared, sessionId: "" }, { ...shared, sessionId: "z" })[0]?.[1]).toBe("z");
  });
});

test("a line without usage has unknown figures and the lowest rank, never 0", () => {
  const copy = responseCopy("m", "s", 5, { messageId: "m", requestId: null, model: "x", usage: null });
  expect(copy).toMatchObject({ messageKey: "m", sessionId: "s", timestampMs: 5, model: "x", rankOutput: -1 });
  expect([copy.inputTokens, copy.outputTokens, copy.cacheReadTokens, copy.rankTotal]).toEqual([
    null,
    null,
    null,
    -1,
  ]);
});

test("an order is SQL with unknown last, as in the comparison", () => {
  expect(orderSql(holderOrder)).toBe(
    "is_unnamed ASC NULLS LAST, has_own ASC NULLS LAST, held_without_own ASC NULLS LAST, " +
      "earliest_own_ms ASC NULLS LAST, session_id ASC NULLS LAST",
  );
  for (const { read } of copyOrder) expect(read(plain) === undefined).toBe(false);
  expect(compareBy(copyOrder, { ...plain, model: null }, plain)).toBeGreaterThan(0);
  expect(compareBy(copyOrder, plain, { ...plain, outputTokens: null })).toBeLessThan(0);
  expect(compareBy(copyOrder, plain, plain)).toBe(0);
});

const folder = mkdtempSync(join(tmpdir(), "detent-count-"));
let database: Database;
beforeAll(async () => {
  database = await openForLoading(join(folder, "detent.duckdb"));
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const tokens = fc.constantFrom<number | null>(null, 0, 1, 2);
const copy: fc.Arbitrary<ResponseCopy> = fc.record({
  messageKey: fc.constantFrom("m1", "m2", "m3", "m4", "m\u00e9", "line:1"),
  sessionId: fc.constantFrom("", "a", "b", "\u00e9", "\uffff", "\u{1f6a2}", "ab"),
  timestampMs: fc.constantFrom<number | null>(null, 0, 1, 2, 3),
  requestId: fc.constantFrom<string | null>(null, "r1", "r2"),
  model: fc.constantFrom<string | null>(null, "\uffff", "\u{1f6a2}", "model"),
  ...{ inputTokens: tokens, outputTokens: tokens, cacheReadTokens: tokens, cacheWriteTokens: tokens },
  ...{ cacheWrite5mTokens: tokens, cacheWrite1hTokens: tokens },
  rankOutput: fc.constantFrom(-1, 0, 1),
  rankTotal: fc.constantFrom(-1, 0, 1),
});

function sqlValue(value: Value): string {
  if (value === null) return "NULL";
  return typeof value === "string" ? `'${value}'` : String(value);
}

function rowSql(cells: readonly Value[]): string {
  return `(${cells.map(sqlValue).join(", ")})`;
}

/** Each copy on a line of its own, in a context of its own. */
async function store(copies: readonly ResponseCopy[]): Promise<void> {
  const named = [null, false, null, null, null, null, false];
  const contexts = copies.map(({ sessionId }, at) => [at, 1, sessionId, ...named]);
  const rows = copies.map((each, at) => [
    ...[1, at, 0, at, each.timestampMs, each.messageKey, each.requestId, each.model, each.inputTokens],
    ...[each.outputTokens, each.cacheReadTokens, each.cacheWriteTokens, each.cacheWrite5mTokens],
    ...[each.cacheWrite1hTokens, each.rankOutput, each.rankTotal, 1, 0],
  ]);
  await database.run(
    `DELETE FROM sources; DELETE FROM contexts; DELETE FROM response_copies;
     INSERT INTO sources (source_id, path) VALUES (1, '/log');
     INSERT INTO contexts VALUES ${contexts.map(rowSql).join(", ")};
     INSERT INTO response_copies VALUES ${rows.map(rowSql).join(", ")}; ${settleRequestsSql}`,
  );
}

const figureNames = "model request_id input_tokens output_tokens cache_read_tokens cache_write_tokens".split(
  " ",
);

test("the function and the SQL settle any copies alike", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(copy, { minLength: 1, maxLength: 40 }), async (copies) => {
      await store(copies);
      const rows = await database.all(
        `SELECT message_key, session_id, ${figureNames.join(", ")}, cache_write_5m_tokens, cache_write_1h_tokens
         FROM requests`,
      );
      const bySql = rows.map((row) => Object.values(row));
      const byFunction = settleRequests(copies).map(({ messageKey, owner, chosen }) => [
        ...[messageKey, owner, chosen.model, chosen.requestId, chosen.inputTokens, chosen.outputTokens],
        ...[chosen.cacheReadTokens, chosen.cacheWriteTokens],
        ...[chosen.cacheWrite5mTokens, chosen.cacheWrite1hTokens],
      ]);
      const sorted = (all: readonly (readonly unknown[])[]): readonly string[] =>
        all.map((each) => JSON.stringify(each)).sort();
      expect(sorted(bySql)).toEqual(sorted(byFunction));
    }),
    { numRuns: 40 },
  );
}, 120_000);
