import { expect, test } from "vitest";
import { billedValue, isKnownWhole, readBilled } from "../../src/measure/billed-figures.ts";
import { ended, init, logOf, said, totalsOf } from "./headless-log.ts";
import { withLogs } from "./log-database.ts";

const one = { sessions: 1, known: 1, total: 7, isShared: false };

test("a unit has a billed figure where each of its sessions has it and none is shared", () => {
  expect(billedValue(one, false)).toEqual({ kind: "value", value: 7, basis: "billed" });
  const without = [
    { ...one, sessions: 2 },
    { ...one, isShared: true },
    { ...one, sessions: 0, known: 0 },
    undefined,
  ];
  for (const billed of without) {
    expect(isKnownWhole(billed)).toBe(false);
    expect(billedValue(billed, false)).toBeNull();
  }
});

test("what some sessions say is a lower bound where nothing else knows it; a part of a session is nothing", () => {
  expect(billedValue({ ...one, sessions: 2 }, true)).toMatchObject({ kind: "lower bound", value: 7 });
  expect(billedValue({ ...one, sessions: 2, isShared: true }, true)).toBeNull();
  expect(billedValue({ sessions: 1, known: 0, total: null, isShared: false }, true)).toBeNull();
});

test("figures are read by unit, and a yes or no counts its yes", async () => {
  const end = ended("e", [1, 50, 20, 10], { modelUsage: totalsOf([1, 50, 20, 10]) });
  const other = { ...said("r2", [1, 1, 0, 0]), session_id: "t" };
  const logs = { "a.jsonl": logOf(init("i"), said("r", [1, 1, 20, 10]), end, other) };
  await withLogs(logs, async (database) => {
    const all = { level: "session", ids: null, isPooled: true } as const;
    const output = await readBilled(database, "output_tokens", all);
    expect(output.get("all")).toEqual({ sessions: 2, known: 1, total: 50, isShared: false });
    const listed = await readBilled(database, "are_denials_listed", { ...all, isPooled: false });
    expect([listed.get("s")?.known, listed.get("t")?.known]).toEqual([1, 0]);
  });
});
