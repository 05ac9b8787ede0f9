import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJsonObject, type JsonObject, parseJson } from "../../src/session/json-value.ts";
import { FIGURE_MAX, readUsage } from "../../src/session/read-usage.ts";
import type { Usage } from "../../src/session/session.ts";

const full = {
  input_tokens: 3,
  output_tokens: 40,
  cache_read_input_tokens: 500,
  cache_creation_input_tokens: 60,
  cache_creation: { ephemeral_5m_input_tokens: 10, ephemeral_1h_input_tokens: 50 },
};

function figures(usage: Usage | null): readonly (number | null)[] | null {
  if (usage === null) return null;
  return [usage.inputTokens, usage.outputTokens, usage.cacheReadTokens, usage.cacheWriteTokens];
}

describe("the figures of one line", () => {
  test("are taken as they stand, with what ranks them", () => {
    expect(readUsage(full)).toEqual({
      ...{ inputTokens: 3, outputTokens: 40, cacheReadTokens: 500, cacheWriteTokens: 60 },
      ...{ cacheWrite5mTokens: 10, cacheWrite1hTokens: 50, rankOutput: 40, rankTotal: 603 },
    });
  });
  test("that are missing are unknown, and rank below 0", () => {
    expect(figures(readUsage({ input_tokens: 3 }))).toEqual([3, null, null, null]);
    expect(readUsage({ input_tokens: 3 })?.rankOutput).toBe(-1);
  });
  test.each([{}, { input_tokens: 0, output_tokens: 0 }, { input_tokens: 0, cache_read_input_tokens: "9" }])(
    "without any above 0 are unknown as a whole: %j",
    (usage) => expect(readUsage(usage)).toBeNull(),
  );
  test("of which one is above 0 keep their zeros", () => {
    expect(figures(readUsage({ ...full, input_tokens: 0, cache_read_input_tokens: 0 }))).toEqual([
      0, 40, 0, 60,
    ]);
  });
  test.each([-1, 1.5, "7", null, true, [7], Number.POSITIVE_INFINITY, 2 ** 53])(
    "%j is no figure",
    (value) => {
      const usage = parseJson(JSON.stringify({ output_tokens: 1 }));
      expect(isJsonObject(usage) && figures(readUsage({ ...usage, input_tokens: value }))).toEqual([
        null,
        1,
        null,
        null,
      ]);
    },
  );
});

describe("a cache write is the larger of the flat field and the sum of its lifetimes", () => {
  test.each([
    [
      {
        cache_creation_input_tokens: 0,
        cache_creation: { ephemeral_5m_input_tokens: 300, ephemeral_1h_input_tokens: 200 },
      },
      500,
    ],
    [{ cache_creation_input_tokens: 700, cache_creation: { ephemeral_5m_input_tokens: 500 } }, 700],
    [{ cache_creation: { ephemeral_1h_input_tokens: 42 } }, 42],
    [{ cache_creation_input_tokens: 6 }, 6],
    [{ cache_creation: {} }, null],
    [{ cache_creation: "9" }, null],
  ])("%j is %j", (usage, tokens) => {
    expect(readUsage({ output_tokens: 1, ...usage })?.cacheWriteTokens).toBe(tokens);
  });
});

describe("passes that the top level leaves out", () => {
  const pass = {
    input_tokens: 1000,
    output_tokens: 9,
    cache_read_input_tokens: 7,
    cache_creation_input_tokens: 5,
  };
  test.each(["compaction", "advisor_message"])("%s is added to all four figures", (type) => {
    const usage = readUsage({
      ...full,
      iterations: [
        { type, ...pass },
        { type: "message", ...pass },
      ],
    });
    expect(figures(usage)).toEqual([1003, 49, 507, 65]);
  });
  test("do not change what ranks the line among its copies", () => {
    const usage = readUsage({ ...full, iterations: [{ type: "compaction", ...pass }] });
    expect([usage?.rankOutput, usage?.rankTotal]).toEqual([40, 603]);
  });
  test("with an unknown figure make that figure unknown", () => {
    const usage = readUsage({ ...full, iterations: [{ type: "compaction", output_tokens: 1 }] });
    expect(figures(usage)).toEqual([null, 41, null, null]);
  });
  test("that sum to more than an exact number holds make the figure unknown", () => {
    const big = { type: "compaction", ...pass, output_tokens: Number.MAX_SAFE_INTEGER };
    expect(figures(readUsage({ ...full, iterations: [big] }))).toEqual([1003, null, 507, 65]);
  });
  test.each([[null, 3, "compaction", []], { type: "compaction" }, "compaction"])(
    "that are no list of passes are ignored: %j",
    (iterations) => expect(figures(readUsage({ ...full, iterations }))).toEqual([3, 40, 500, 60]),
  );
});

test("whatever stands there, every figure is a whole number from 0 or unknown", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (input, nested, iterations) => {
      const value = parseJson(
        JSON.stringify({ output_tokens: 1, input_tokens: input, cache_creation: nested, iterations }),
      );
      const usage = isJsonObject(value) ? readUsage(value) : null;
      for (const tokens of figures(usage) ?? []) {
        expect(tokens === null || (Number.isSafeInteger(tokens) && tokens >= 0)).toBe(true);
      }
    }),
  );
});

test("a nested cache write that is no exact figure is unknown, unless the flat figure says it", () => {
  const write = (usage: JsonObject) => readUsage({ input_tokens: 1, ...usage })?.cacheWriteTokens;
  const broken = { ephemeral_5m_input_tokens: 100, ephemeral_1h_input_tokens: "900" };
  const huge = { ephemeral_5m_input_tokens: 2 ** 53 - 1, ephemeral_1h_input_tokens: 2 ** 53 - 1 };
  expect(write({ cache_creation: broken })).toBeNull();
  expect(write({ cache_creation: huge })).toBeNull();
  expect(write({ cache_creation: broken, cache_creation_input_tokens: 0 })).toBeNull();
  expect(write({ cache_creation: broken, cache_creation_input_tokens: 1000 })).toBe(1000);
  expect(write({ cache_creation: { ephemeral_5m_input_tokens: 100, ephemeral_1h_input_tokens: null } })).toBe(
    100,
  );
});

test("a figure that no response can have is unknown, the largest one is not", () => {
  const input = (tokens: number) => readUsage({ output_tokens: 1, input_tokens: tokens })?.inputTokens;
  expect(input(FIGURE_MAX)).toBe(1_000_000_000_000);
  expect(input(FIGURE_MAX + 1)).toBeNull();
});
