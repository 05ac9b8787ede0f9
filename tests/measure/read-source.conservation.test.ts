// Every physical line meets one fate, whatever the bytes are: compared with a plain splitting at newlines that knows
// nothing of the reader.

import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSource, type SourceReading } from "../../src/measure/read-source.ts";
import { RowSink } from "../../src/measure/row-sink.ts";
import { fatesOf, problemsOf, withLogs } from "./log-database.ts";
import { sessionFigures } from "./session-figures.ts";

interface Read {
  readonly reading: SourceReading;
  /** Cells of the rows, by table. */
  readonly rows: (table: string) => readonly (readonly string[])[];
}

function readBytes(bytes: Buffer): Read {
  const texts = new Map<string, string>();
  const sink = new RowSink(
    (table) => (bytes) => texts.set(table, (texts.get(table) ?? "") + Buffer.from(bytes).toString()),
  );
  const readAt = (into: Uint8Array, position: number): number => bytes.copy(into, 0, position);
  const task = {
    sourceId: 7,
    path: "/log",
    from: { line: 1, byteOffset: 0 },
    format: null,
    contextsBefore: 0,
  };
  const reading = readSource(task, readAt, sink);
  sink.flush();
  const rows = (table: string): readonly (readonly string[])[] =>
    (texts.get(table) ?? "")
      .split("\n")
      .slice(0, -1)
      .map((row) => row.split("\x1f"));
  return { reading, rows };
}

const HEAD = '{"type":"user","sessionId":"s","message":{"content":"Hi"}}\n';
const REPLY =
  '{"type":"assistant","sessionId":"s","message":{"id":"m1","usage":{"input_tokens":1,"output_tokens":2}}}';

/** What a line is by itself, worked out without the reader. */
function sortOf(text: string): "blank" | "object" | "other" | "broken" {
  const trimmed = text.replaceAll("\0", "").trim();
  if (trimmed === "") return "blank";
  try {
    const value: unknown = JSON.parse(trimmed);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? "object" : "other";
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    return "broken";
  }
}

const OUTCOMES: Readonly<Record<ReturnType<typeof sortOf>, readonly string[]>> = {
  blank: ["blank"],
  object: ["read"],
  other: ["not-an-object"],
  broken: ["malformed", "glued", "unfinished"],
};

/** A line with a few characters cut out, put in or written over. */
const mutated = fc
  .tuple(
    fc.constantFrom(HEAD.trim(), REPLY),
    fc.nat(),
    fc.nat({ max: 6 }),
    fc.constantFrom("", '"', "\\", "{", "}", "\0", "\ud83d"),
  )
  .map(([line, at, count, put]) => {
    const from = at % line.length;
    return line.slice(0, from) + put + line.slice(from + count);
  });

const piece = fc.oneof(
  fc.constantFrom(
    HEAD,
    `${REPLY}\n`,
    REPLY,
    "\n",
    "\r\n",
    "\0\0\0",
    "\0\n",
    "\ufeff",
    "[]\n",
    "null\n",
    '{"a":"\\ud83d"}\n',
    "{",
    "\u2028",
  ),
  mutated.map((line) => `${line}\n`),
  fc.string({ maxLength: 12 }),
);

const asBytes = fc.oneof(
  { weight: 4, arbitrary: piece.map((text) => Buffer.from(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)) },
);

describe("every physical line has one row, at its place, with the fate that its bytes allow", () => {
  test("in any UTF-8 file", () => {
    fc.assert(
      fc.property(fc.array(asBytes, { maxLength: 14 }), (pieces) => {
        const bytes = Buffer.concat([Buffer.from(HEAD), ...pieces]);
        const { reading, rows } = readBytes(bytes);
        const lines = bytes.toString("latin1").split("\n");
        if (lines.at(-1) === "") lines.pop();
        const entries = rows("entries").filter((cells) => cells[2] === "0");
        expect([reading.physicalLines, entries.length]).toEqual([lines.length, lines.length]);
        const named = new Set(rows("problems").map(([, line, offset]) => `${line}@${offset}`));
        let offset = 0;
        lines.forEach((line, at) => {
          const [, number, , byteOffset, byteLength, outcome = ""] = entries[at] ?? [];
          expect([number, byteOffset, byteLength].map(Number)).toEqual([at + 1, offset, line.length]);
          const sort = sortOf(Buffer.from(line, "latin1").toString("utf8"));
          expect(OUTCOMES[sort]).toContain(outcome);
          if (sort === "broken" || sort === "other") expect(named).toContain(`${at + 1}@${offset}`);
          offset += line.length + 1;
        });
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ["UTF-16 LE with its mark", false, "\ufeff"],
    ["UTF-16 BE with its mark", true, "\ufeff"],
    ["UTF-16 LE without", false, ""],
    ["UTF-16 BE without", true, ""],
  ])("in any %s file", (_name, isBigEndian, mark) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const text = HEAD + pieces.join("");
        const bytes = Buffer.from(mark + text, "utf16le");
        if (isBigEndian) bytes.swap16();
        const { reading, rows } = readBytes(bytes);
        const lines = text.split("\n");
        if (lines.at(-1) === "") lines.pop();
        const entries = rows("entries").filter((cells) => cells[2] === "0");
        expect([reading.physicalLines, entries.length]).toEqual([lines.length, lines.length]);
        let offset = mark.length * 2;
        lines.forEach((line, at) => {
          const [, , , byteOffset, byteLength, outcome = ""] = entries[at] ?? [];
          expect([byteOffset, byteLength].map(Number)).toEqual([offset, line.length * 2]);
          expect(OUTCOMES[sortOf(line)]).toContain(outcome);
          offset += line.length * 2 + 2;
        });
        expect(rows("problems").filter(([, line, , kind]) => line === "1" && kind === "utf16").length).toBe(
          1,
        );
      }),
      { numRuns: 100 },
    );
  });

  test("in a file that is left out its lines are counted and none is read", () => {
    const { reading, rows } = readBytes(Buffer.from('{"a":1}\n'.repeat(200)));
    expect([reading.physicalLines, reading.format, rows("entries").length]).toEqual([200, null, 0]);
    expect(rows("problems").map(([, line, , kind]) => [line, kind])).toEqual([["\x1e", "left-out"]]);
  });
});

test("the fates of a database add up to every line of every file, and none of any bytes ends the load", async () => {
  const files = fc.sample(fc.array(asBytes, { maxLength: 14 }), { numRuns: 60, seed: 20260302 });
  const bytes = files.map((pieces, at) =>
    Buffer.concat(at % 2 === 0 ? [Buffer.from(HEAD), ...pieces] : pieces),
  );
  await withLogs(Object.fromEntries(bytes.map((each, at) => [`${at}.jsonl`, each])), async (database) => {
    const rows = await database.all(
      `SELECT s.path, s.physical_lines, coalesce(sum(f.lines), 0)::BIGINT AS lines
       FROM sources s LEFT JOIN fate_counts f USING (source_id) GROUP BY ALL`,
    );
    expect(rows.length).toBe(bytes.length);
    for (const { physical_lines, lines } of rows) expect(lines).toBe(physical_lines);
  });
}, 60_000);

test("a line of 40 MB is read like any other, and nothing of it is a problem", async () => {
  const content = [{ type: "tool_result", tool_use_id: "t1", content: "x".repeat(40_000_000) }];
  const long = JSON.stringify({ type: "user", sessionId: "s", uuid: "u2", message: { content } });
  await withLogs({ "long.jsonl": `${HEAD}${long}\n${REPLY}\n` }, async (database, folder) => {
    expect(await fatesOf(database)).toEqual({ "conversation-without-usage": 2, "response-final": 1 });
    expect(await problemsOf(database, folder)).toEqual([]);
    expect((await sessionFigures(database)).get("s")).toMatchObject({
      result_chars: 40_000_000,
      output_tokens: 2,
    });
  });
}, 60_000);

test("identities of any length and with any characters end no load and stay in their row", async () => {
  const name = `\u001e\u001f\n"'${"z".repeat(12_000_000)}`;
  const line = JSON.stringify({
    ...{
      type: name,
      sessionId: name,
      uuid: name,
      cwd: name,
      version: name,
      timestamp: name,
      gitBranch: name,
    },
  });
  const reply = JSON.stringify({
    ...{ type: "assistant", sessionId: "s", requestId: name },
    message: {
      id: "m\u001f2",
      model: name,
      content: [{ type: "tool_use", id: name, name, input: { command: name } }],
    },
  });
  await withLogs({ "odd.jsonl": `${HEAD}${line}\n${reply}\n${REPLY}\n` }, async (database) => {
    expect(await fatesOf(database)).toEqual({
      ...{ "conversation-without-usage": 1, "response-final": 2, "unknown-type": 1 },
    });
    const mark = createHash("sha256").update(JSON.stringify("m\u001f2")).digest("hex").slice(0, 16);
    expect(await database.all("SELECT message_key FROM requests ORDER BY message_key")).toEqual([
      ...[{ message_key: "m1" }, { message_key: `m\ufffd2…sha256:${mark}` }],
    ]);
    expect(await database.all("SELECT subject_chars, length(subject) AS kept FROM tool_calls")).toEqual([
      { subject_chars: 12_000_005, kept: 4000 },
    ]);
  });
}, 60_000);
