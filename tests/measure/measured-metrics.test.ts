import { expect, test } from "vitest";
import { readMeasurement } from "../../src/measure/measured-metrics.ts";
import { anchorTransportShare } from "../../src/measure/metrics/anchor-transport-share.ts";
import { cacheReadTokens } from "../../src/measure/metrics/cache-read-tokens.ts";
import { withLogs } from "./log-database.ts";

function response(session: string, id: string, read: number | null, blocks: readonly object[] = []): string {
  const usage = {
    input_tokens: 1,
    output_tokens: 1,
    ...(read === null ? {} : { cache_read_input_tokens: read }),
  };
  const message = { id, role: "assistant", model: "m", content: blocks, usage };
  const timestamp = "2026-01-01T10:00:00Z";
  return `${JSON.stringify({ type: "assistant", uuid: `u-${id}`, sessionId: session, timestamp, message })}\n`;
}

function edit(id: string, anchor: string): object {
  return { type: "tool_use", id, name: "Edit", input: { old_string: anchor } };
}

test("units are counted by how their value is known, and the median is of the exact ones alone", async () => {
  const logs = {
    "a.jsonl": response("a", "1", 100),
    "b.jsonl": response("b", "2", 300),
    "c.jsonl": response("c", "3", 40) + response("c", "4", null), // at least 40
    "d.jsonl": response("d", "5", null), // unknown
  };
  await withLogs(logs, async (database) => {
    const { metrics, units } = await readMeasurement(database, [cacheReadTokens], "session", null);
    expect(units.size).toBe(4);
    // Median of 100 and 300, without the 40 that may be more; all together at least 440: two requests do not say it.
    expect(metrics).toMatchObject([
      {
        median: 200,
        exactUnits: 2,
        lowerBoundUnits: 1,
        unknownUnits: 1,
        total: { kind: "lower bound", value: 440 },
      },
    ]);
  });
});

test("a share over all units is the ratio of the sums, not a mean of shares", async () => {
  const text = { type: "text", text: "x".repeat(90) };
  const logs = {
    "a.jsonl": response("a", "1", 1, [edit("t1", "0123456789")]), // 10 of 10
    "b.jsonl": response("b", "2", 1, [text]), // 0 of 90
  };
  await withLogs(logs, async (database) => {
    const { metrics } = await readMeasurement(database, [anchorTransportShare], "session", null);
    // 10 of 100; the shares are 1 and 0, their median a half.
    expect(metrics).toMatchObject([{ total: { kind: "value", value: 0.1 }, median: 0.5 }]);
  });
});

test("an empty selection has neither a total nor a median", async () => {
  await withLogs({ "a.jsonl": response("a", "1", 1) }, async (database) => {
    const { metrics } = await readMeasurement(database, [cacheReadTokens], "dispatch", null);
    expect(metrics).toMatchObject([{ median: null, exactUnits: 0, total: { kind: "unknown" } }]);
  });
});
