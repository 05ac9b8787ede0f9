import { expect, test } from "vitest";
import { withLogs } from "./log-database.ts";

interface Line {
  readonly session: string;
  readonly uuid: string;
  readonly second: number;
}

function head(type: string, { session, uuid, second }: Line): object {
  const timestamp = new Date(Date.UTC(2026, 0, 1, 10, 0, second)).toISOString();
  return { type, uuid, sessionId: session, timestamp };
}

function prompt(line: Line, words = "go on"): string {
  return `${JSON.stringify({ ...head("user", line), message: { role: "user", content: words } })}\n`;
}

function answer(line: Line, id: string): string {
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = { id, role: "assistant", model: "m", content: [], usage };
  return `${JSON.stringify({ ...head("assistant", line), message })}\n`;
}

const turns =
  "SELECT session_id, count(*) AS turns FROM prompts WHERE is_turn GROUP BY session_id ORDER BY session_id";

test("equal prompts at different times are turns of their own; a copy with a fresh id is none", async () => {
  const original =
    prompt({ session: "s", uuid: "1", second: 0 }) +
    prompt({ session: "s", uuid: "2", second: 5 }) +
    answer({ session: "s", uuid: "3", second: 9 }, "m1");
  const copy =
    prompt({ session: "s", uuid: "x", second: 0 }) +
    prompt({ session: "s", uuid: "y", second: 5 }) +
    answer({ session: "s", uuid: "z", second: 9 }, "m1");
  await withLogs({ "a.jsonl": original, "b.jsonl": copy }, async (database) => {
    expect(await database.all(turns)).toEqual([{ session_id: "s", turns: 2 }]);
  });
});

test("a prompt that nothing answered is known in a fork by the response before it", async () => {
  const lines = (session: string, fresh: string) =>
    prompt({ session, uuid: `${fresh}1`, second: 0 }) +
    answer({ session, uuid: `${fresh}2`, second: 4 }, "m1") +
    prompt({ session, uuid: `${fresh}3`, second: 8 }, "and then?");
  await withLogs({ "a.jsonl": lines("a", "u"), "b.jsonl": lines("b", "v") }, async (database) => {
    // Both hold the same three entries and nothing of their own: the smaller id has them.
    expect(await database.all(turns)).toEqual([{ session_id: "a", turns: 2 }]);
  });
});

test("a fork that only asked one more question takes nothing from the session that it copied", async () => {
  const work = (session: string) =>
    prompt({ session, uuid: "1", second: 0 }) + answer({ session, uuid: "2", second: 4 }, "m1");
  const logs = {
    "zz.jsonl": work("zz"),
    "aa.jsonl": work("aa") + prompt({ session: "aa", uuid: "3", second: 60 }, "a question of its own"),
  };
  await withLogs(logs, async (database) => {
    expect(await database.all("SELECT session_id FROM requests")).toEqual([{ session_id: "zz" }]);
    expect(await database.all(turns)).toEqual([
      { session_id: "aa", turns: 1 },
      { session_id: "zz", turns: 1 },
    ]);
  });
});

test("where both go on, the one whose own entry is earliest has what they share, prompts included", async () => {
  const work = (session: string) =>
    prompt({ session, uuid: "1", second: 0 }, "start") + answer({ session, uuid: "2", second: 4 }, "m1");
  const logs = {
    "zz.jsonl":
      work("zz") +
      prompt({ session: "zz", uuid: "3", second: 30 }, "here") +
      answer({ session: "zz", uuid: "4", second: 50 }, "m2"),
    "aa.jsonl":
      work("aa") +
      prompt({ session: "aa", uuid: "5", second: 35 }, "there") +
      answer({ session: "aa", uuid: "6", second: 40 }, "m3"),
  };
  await withLogs(logs, async (database) => {
    const rows = await database.all("SELECT message_key, session_id FROM requests ORDER BY message_key");
    expect(rows).toEqual([
      { message_key: "m1", session_id: "zz" }, // its prompt at 30 s is before the other's at 35 s
      { message_key: "m2", session_id: "zz" },
      { message_key: "m3", session_id: "aa" },
    ]);
  });
});

test("an API error that only the fork has is an entry of its own", async () => {
  const work = (session: string) =>
    prompt({ session, uuid: "1", second: 0 }) + answer({ session, uuid: "2", second: 4 }, "m1");
  const message = {
    id: "e",
    role: "assistant",
    model: "<synthetic>",
    content: [{ type: "text", text: "API Error" }],
  };
  const error = {
    ...head("assistant", { session: "aa", uuid: "9", second: 70 }),
    isApiErrorMessage: true,
    message,
  };
  const logs = { "zz.jsonl": work("zz"), "aa.jsonl": `${work("aa")}${JSON.stringify(error)}\n` };
  await withLogs(logs, async (database) => {
    expect(await database.all("SELECT session_id FROM requests")).toEqual([{ session_id: "zz" }]);
  });
});
