// Prompts, sessions and fates in small cases whose answer is plain.

import { describe, expect, test } from "vitest";
import { type LineFields, linesOf, prompt, reply } from "./invented-transcript.ts";
import { fatesOf, withLogs } from "./log-database.ts";

type Logs = Readonly<Record<string, readonly LineFields[]>>;

function textsOf(logs: Logs): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(logs).map(([name, lines]) => [name, linesOf(lines)]));
}

async function turnsOf(logs: Logs): Promise<Readonly<Record<string, number>>> {
  return withLogs(textsOf(logs), async (database) => {
    const rows = await database.all(
      "SELECT session_id, count(*) FILTER (is_turn) AS turns FROM prompts GROUP BY session_id",
    );
    return Object.fromEntries(rows.map(({ session_id, turns }) => [String(session_id), Number(turns)]));
  });
}

describe("turns", () => {
  test("a prompt copied with a fresh uuid counts once, for the session that holds the original", async () => {
    const of = (session: string): readonly LineFields[] => [
      prompt("Sail.", { session, second: 1, fields: { uuid: `p-${session}` } }),
      reply("m1", { session, second: 2 }),
    ];
    const own = [
      prompt("Moor.", { session: "b", second: 3, fields: { uuid: "q" } }),
      reply("m2", { session: "b", second: 4 }),
    ];
    const fork = [...of("b"), ...own];
    expect(await turnsOf({ "a.jsonl": of("z"), "b.jsonl": fork })).toEqual({ z: 1, b: 1 });
    expect(await turnsOf({ "a.jsonl": fork, "b.jsonl": of("z") })).toEqual({ z: 1, b: 1 });
  });
  test("equal prompts before one response count each, copied or not", async () => {
    const of = (session: string): readonly LineFields[] => [
      prompt("Go.", { session, second: 1, fields: { uuid: `1-${session}` } }),
      prompt("Go.", { session, second: 2, fields: { uuid: `2-${session}` } }),
      reply("m1", { session, second: 3 }),
    ];
    expect(await turnsOf({ "a.jsonl": of("a") })).toEqual({ a: 2 });
    const fork = [...of("b"), reply("m2", { session: "b", second: 4 })];
    expect(await turnsOf({ "a.jsonl": of("z"), "b.jsonl": fork })).toEqual({ z: 2 });
  });
  test("an equal prompt before another response is another turn", async () => {
    const lines = [1, 3].flatMap((second) => [
      prompt("Go.", { second, fields: { uuid: `u${second}` } }),
      reply(`m${second}`, { second: second + 1 }),
    ]);
    expect(await turnsOf({ "a.jsonl": lines })).toEqual({ s: 2 });
  });
  test("a prompt without a uuid counts once however many files repeat its line", async () => {
    const line = prompt("Go.", { second: 1 });
    const later = prompt("Go.", { second: 2 });
    expect(await turnsOf({ "a.jsonl": [line, later], "b.jsonl": [later], "c.jsonl": [line] })).toEqual({
      s: 2,
    });
  });
  test("a slash command counts where a response answers it before the next prompt", async () => {
    const command = (second: number): LineFields => {
      return prompt("<command-name>/go</command-name>", { second, fields: { uuid: `c${second}` } });
    };
    const answered = [command(1), reply("m1", { second: 2 })];
    const unanswered = [
      command(3),
      prompt("Go.", { second: 4, fields: { uuid: "p" } }),
      reply("m2", { second: 5 }),
    ];
    expect(await turnsOf({ "a.jsonl": answered })).toEqual({ s: 1 });
    expect(await turnsOf({ "a.jsonl": unanswered })).toEqual({ s: 1 });
    expect(await turnsOf({ "a.jsonl": [command(6)] })).toEqual({ s: 0 });
  });
  test("a subagent's reply answers no command of the main thread", async () => {
    const lines = [
      prompt("<command-name>/go</command-name>", { second: 1, fields: { uuid: "c" } }),
      reply("m1", { second: 2, fields: { isSidechain: true } }),
    ];
    expect(await turnsOf({ "a.jsonl": lines })).toEqual({ s: 0 });
  });
});

describe("a session", () => {
  const sql = "SELECT * EXCLUDE (started_ms, ended_ms) FROM sessions ORDER BY session_id";
  test("has one row, whatever its contexts and files", async () => {
    const lines = ["/a", "/b", "/a"].map((cwd, second) =>
      reply("m1", { cwd, second, fields: { version: `1.${second}` } }),
    );
    await withLogs(textsOf({ "a.jsonl": lines, "b.jsonl": lines }), async (database) => {
      expect(await database.all(sql)).toEqual([
        {
          ...{ session_id: "s", cwd: "/a", version: "1.0", requests: 1, copied_requests: 0 },
          ...{ source_files: 2, damaged_lines: 0, main_entries: 6 }, // three lines in each of two files
        },
      ]);
    });
  });
  test("that only holds copies has none of its own, and is still there", async () => {
    const lines = [reply("m1", { session: "a" }), reply("m1", { session: "b" })];
    await withLogs(textsOf({ "a.jsonl": lines }), async (database) => {
      const rows = await database.all(
        "SELECT session_id, requests, copied_requests FROM sessions ORDER BY session_id",
      );
      expect(rows).toEqual([
        { session_id: "a", requests: 1, copied_requests: 0 },
        { session_id: "b", requests: 0, copied_requests: 1 },
      ]);
    });
  });
  test("of equal times takes the smaller folder and version, whatever was read first", async () => {
    for (const folders of [
      ["/b", "/a"],
      ["/a", "/b"],
    ]) {
      const lines = folders.map((cwd) => reply("m1", { cwd, fields: { version: cwd } }));
      await withLogs(textsOf({ "a.jsonl": lines }), async (database) => {
        expect(await database.all("SELECT cwd, version FROM sessions")).toEqual([
          { cwd: "/a", version: "/a" },
        ]);
      });
    }
  });
  test("starts with its own work, not with what a fork copied into it", async () => {
    const lines = [
      reply("m1", { session: "z", second: 1 }),
      reply("m1", { session: "b", second: 1 }),
      reply("m2", { session: "b", second: 7 }),
    ];
    await withLogs(textsOf({ "a.jsonl": lines }), async (database) => {
      const rows = await database.all(
        "SELECT session_id, started_ms % 60000 AS ms FROM sessions ORDER BY session_id",
      );
      expect(rows).toEqual([
        { session_id: "b", ms: 7000 },
        { session_id: "z", ms: 1000 },
      ]);
    });
  });
  test("without any time has unknown ends", async () => {
    await withLogs(textsOf({ "a.jsonl": [reply("m1", {})] }), async (database) => {
      expect(await database.all("SELECT started_ms, ended_ms FROM sessions")).toEqual([
        { started_ms: null, ended_ms: null },
      ]);
    });
  });
  test("counts the damaged lines of each of its files once, not once per context", async () => {
    const lines = linesOf([reply("m1", { cwd: "/a" }), reply("m1", { cwd: "/b" })]);
    await withLogs({ "a.jsonl": `${lines}{\n{"cut`, "b.jsonl": `${lines}[\n` }, async (database) => {
      expect(await database.all("SELECT damaged_lines FROM sessions")).toEqual([{ damaged_lines: 3 }]);
    });
  });
});

describe("fates", () => {
  test("as many final lines as responses, however they are copied", async () => {
    const lines = [
      reply("m1", {}),
      reply("m1", { output: 9 }),
      reply("m2", { session: "b" }),
      reply("m2", {}),
    ];
    await withLogs(
      textsOf({ "a.jsonl": lines, "b.jsonl": lines, "c.jsonl": lines.slice(0, 1) }),
      async (database) => {
        // m1 is final in one of a and b, and on its second line; beside it stands one other; m2 likewise.
        expect(await fatesOf(database)).toEqual({ "response-final": 2, "response-other": 2, copy: 5 });
      },
    );
  });
  test("a user line with the uuid of an earlier one is its copy, one without a uuid is none", async () => {
    const named = prompt("Go.", { fields: { uuid: "u" } });
    const bare = prompt("Go.", {});
    await withLogs(
      textsOf({ "a.jsonl": [named, bare], "b.jsonl": [named, bare, named] }),
      async (database) => {
        expect(await fatesOf(database)).toEqual({ "conversation-without-usage": 3, copy: 2 });
      },
    );
  });
});
