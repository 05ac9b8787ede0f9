// The list of sessions: order, limit, sums with unknown parts and short ids.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readSessionList, sessionSorts, shortId } from "../../src/measure/session-list.ts";
import { readTerm } from "../../src/measure/session-terms.ts";
import { ended, init, logOf, said, totalsOf } from "./headless-log.ts";
import { promptLine, responseLine, resultLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const bash = { type: "tool_use", id: "t1", name: "Bash", input: { command: "ls" } };
const logs = {
  "early.jsonl":
    promptLine("early", "a1", 0, "Hi") +
    responseLine("early", "a2", 1, { id: "m1", output: 5, content: [bash] }) +
    resultLine("early", "a3", 2, { id: "t1", text: "Blocked by hook", isError: true }) +
    responseLine("early", "a4", 3, { id: "m2", output: 7, content: [] }) +
    "no json\n",
  "late.jsonl":
    responseLine("late", "b1", 60, { id: "m3", output: 5, content: [] }) +
    responseLine("late", "b2", 61, { id: "m4", output: null, content: [] }),
  "untimed.jsonl": promptLine("untimed", "c1", null, "Hi"),
};

const whole = { isMainThreadMissing: false, areAgentsUnprinted: false, isCacheReadShort: false };
const recorded = { isOutputBilled: false, areDenialsListed: false, unfinishedTurns: null, ...whole };

test("newest first, a session without a time last, each with its sums", async () => {
  await withLogs(logs, async (database) => {
    const { sessions, matching, total } = await readSessionList(database, [], { limit: 10 });
    expect([matching, total]).toEqual([3, 3]);
    const figures = { cwd: "/srv/a", version: "2.1.9" };
    expect(sessions).toEqual([
      // One of its two responses has no usage: both sums are unknown.
      {
        ...figures,
        ...{ id: "late", shortId: "late", startedMs: 1_772_442_060_000, requests: 2, toolCalls: 0 },
        ...{ cacheReadTokens: null, outputTokens: null, denials: 0, damagedLines: 0, ...recorded },
      },
      // Output 5 + 7, cache read 10 + 10, one denied call, one broken line.
      {
        ...figures,
        ...{ id: "early", shortId: "early", startedMs: 1_772_442_000_000, requests: 2, toolCalls: 1 },
        ...{ cacheReadTokens: 20, outputTokens: 12, denials: 1, damagedLines: 1, ...recorded },
      },
      // Without a request, no token was used: that is known.
      {
        ...figures,
        ...{ id: "untimed", shortId: "untimed", startedMs: null, requests: 0, toolCalls: 0 },
        ...{ cacheReadTokens: 0, outputTokens: 0, denials: 0, damagedLines: 0, ...recorded },
      },
    ]);
  });
});

test("a rewrite of a hook that the tool refused is no denial, nor is a failure", async () => {
  const calls = ["t1", "t2", "t3"].map((id) => ({ type: "tool_use", id, name: "Bash", input: {} }));
  const refused = "PreToolUse hook for Bash returned updatedInput that failed schema validation";
  const text =
    responseLine("s", "u1", 0, { id: "m1", output: 1, content: calls }) +
    resultLine("s", "u2", 1, { id: "t1", text: refused, isError: true }) +
    resultLine("s", "u3", 2, { id: "t2", text: "EACCES: permission denied", isError: true }) +
    resultLine("s", "u4", 3, { id: "t3", text: "This command requires approval", isError: true });
  await withLogs({ "a.jsonl": text }, async (database) => {
    expect((await readSessionList(database, [], { limit: 10 })).sessions).toMatchObject([
      { toolCalls: 3, denials: 1 },
    ]);
  });
});

test("the limit cuts the list, not the counts; conditions add up", async () => {
  await withLogs(logs, async (database) => {
    const cut = await readSessionList(database, [], { limit: 1 });
    expect([cut.sessions.map(({ id }) => id), cut.matching]).toEqual([["late"], 3]);
    const both = await readSessionList(database, [readTerm("repo:a"), readTerm("tool:Bash")], { limit: 10 });
    expect([both.sessions.map(({ id }) => id), both.matching, both.total]).toEqual([["early"], 1, 3]);
  });
});

test("a short id has 8 characters, or as many more as tell it from every other", () => {
  const [one, two, three] = ["aaaaaaaaa1", "aaaaaaaaa2", "abcdefghijk"];
  expect([shortId(one, ["", two]), shortId(two, [one, three]), shortId(three, [two, ""])]).toEqual([
    "aaaaaaaaa1",
    "aaaaaaaaa2",
    "abcdefgh",
  ]);
});

test("a window is a part of the list in its order, and says how many there are", async () => {
  await withLogs(logs, async (database) => {
    const idsOf = async (window: Parameters<typeof readSessionList>[2]) => {
      const { sessions, matching } = await readSessionList(database, [], window);
      return [matching, ...sessions.map(({ id }) => id)];
    };
    expect(await idsOf({ limit: 1, offset: 1 })).toEqual([3, "early"]);
    expect(await idsOf({ limit: 2, offset: 1, sort: "requests" })).toEqual([3, "early", "untimed"]);
    // One call in early, none elsewhere; output 12, 0 and unknown; cache reads 20, 0 and unknown.
    const orders = await Promise.all(sessionSorts.map((sort) => idsOf({ limit: 3, sort })));
    expect(orders.map((order) => order.slice(1).join(" "))).toEqual([
      "late early untimed",
      "late early untimed",
      "early late untimed",
      "early untimed late",
      "early untimed late",
      "early late untimed",
    ]);
    expect(await idsOf({ limit: 1, offset: 2, sort: "output" })).toEqual([3, "late"]);
  });
});

test("no two short ids are the same, and each begins its id", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: fc.constantFrom("a", "b"), minLength: 9, maxLength: 12 })),
      (ids) => {
        const sorted = ids.toSorted();
        for (const [at, id] of sorted.entries()) {
          const short = shortId(id, [sorted[at - 1] ?? "", sorted[at + 1] ?? ""]);
          expect(id.startsWith(short)).toBe(true);
          const others = ids.filter((other) => other !== id && other.startsWith(short));
          // An id that begins another one cannot be told from it by its beginning; then it is given whole.
          expect(others.length === 0 || short === id).toBe(true);
        }
      },
    ),
  );
});

test("a total of which the rest agrees is the output, and turns without a result are counted", async () => {
  const done = [init("i"), said("r", [1, 1, 20, 10]), ended("e", [1, 50, 20, 10])];
  const known = { outputTokens: 50, isOutputBilled: true, areDenialsListed: true, unfinishedTurns: 0 };
  await withLogs({ "a.jsonl": logOf(...done) }, async (database) => {
    expect((await readSessionList(database, [], { limit: 10 })).sessions).toMatchObject([known]);
  });
  const open = { outputTokens: 1, isOutputBilled: false, areDenialsListed: false, unfinishedTurns: 1 };
  await withLogs({ "a.jsonl": logOf(...done.slice(0, 2)) }, async (database) => {
    expect((await readSessionList(database, [], { limit: 10 })).sessions).toMatchObject([open]);
  });
});

test("what only results, or output of which subagents are left out, tell of a session is no whole count", async () => {
  const line = [1, 1, 20, 10] as const;
  const end = ended("e", [1, 50, 900, 10], { modelUsage: totalsOf([1, 50, 900, 10]) });
  const listOf = async (log: string) =>
    withLogs({ "a.jsonl": log }, async (database) => {
      const { sessions } = await readSessionList(database, [], { limit: 10 });
      return sessions[0];
    });
  // Nothing but the result: 0 requests are no measurement, and the total is the figure of the cache.
  const alone = { requests: 0, cacheReadTokens: 900, isMainThreadMissing: true, isCacheReadShort: false };
  expect(await listOf(logOf(end))).toMatchObject(alone);
  // The result says 900 of the main loop, the lines that are left 20.
  const cut = { ...whole, cacheReadTokens: 20, isCacheReadShort: true };
  expect(await listOf(logOf(init("i"), said("r", line), end))).toMatchObject(cut);
  const agent = { ...whole, areAgentsUnprinted: true, isCacheReadShort: true };
  expect(await listOf(logOf(init("i"), said("r", line, "Agent")))).toMatchObject(agent);
  expect(await listOf(logOf(init("i"), said("r", line, "Bash")))).toMatchObject(whole);
});

test("figures of a broken line do not keep the list from being shown", async () => {
  const huge = [2 ** 53 - 1, 1, 2 ** 53 - 1, 0] as const;
  const log = logOf(
    init("i"),
    said("r1", huge),
    said("r2", huge),
    ended("e", huge, { num_turns: 2 ** 53 - 1 }),
  );
  await withLogs({ "a.jsonl": log, "b.jsonl": logs["early.jsonl"] }, async (database) => {
    const { sessions } = await readSessionList(database, [], { limit: 10 });
    expect(sessions.map(({ id, cacheReadTokens }) => [id, cacheReadTokens])).toEqual([
      ["early", 20],
      ["s", null],
    ]);
  });
});
