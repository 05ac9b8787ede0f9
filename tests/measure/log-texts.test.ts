// Texts are read from the place that the database names, and shown only where they are the ones that were loaded.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LogTexts } from "../../src/measure/log-texts.ts";
import { readTimeline, type TimelineEvent } from "../../src/measure/session-timeline.ts";
import { promptLine, responseLine, resultLine } from "./invented-lines.ts";
import { withLogs } from "./log-database.ts";

const line =
  promptLine("s", "u1", 0, "Grüße 🦊\nzwei") +
  responseLine("s", "u2", 1, {
    ...{ id: "m1", output: 5 },
    content: [
      { type: "text", text: "Yes." },
      { type: "tool_use", id: "t1", name: "Edit", input: { old_string: "a", new_string: "b" } },
    ],
  }) +
  resultLine("s", "u3", 2, { id: "t1", text: "done" });
const texts = [
  ["prompt", "Grüße 🦊\nzwei"],
  ["text", "Yes."],
  ["call", '{\n  "old_string": "a",\n  "new_string": "b"\n}'],
  ["result", "done"],
];

/** Kind and text, or problem, of every event that has one. */
function textsOf(events: readonly TimelineEvent[]): readonly (readonly [string, string])[] {
  const reader = new LogTexts();
  try {
    return events.flatMap((event): readonly (readonly [string, string])[] => {
      const found = reader.findText(event);
      return found === undefined ? [] : [[event.kind, "text" in found ? found.text : `! ${found.problem}`]];
    });
  } finally {
    reader.close();
  }
}

test.each([
  ["UTF-8", Buffer.from(line)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${line}`)],
  ["UTF-16 little-endian", Buffer.from(`\ufeff${line}`, "utf16le")],
  ["UTF-16 big-endian", Buffer.from(`\ufeff${line}`, "utf16le").swap16()],
  ["lines ended by CR LF", Buffer.from(line.replaceAll("\n", "\r\n"))],
])("every text is found in %s", async (_, bytes) => {
  await withLogs({ "a.jsonl": bytes }, async (database) => {
    expect(textsOf(await readTimeline(database, "s"))).toEqual(texts);
  });
});

test("a text is found on a line that holds several objects", async () => {
  await withLogs(
    { "a.jsonl": `${line.replaceAll("\n", "")}\n${line.split("\n")[0]}\n` },
    async (database) => {
      expect(textsOf(await readTimeline(database, "s"))).toEqual(texts);
    },
  );
});

test("another text at the same place is never shown", async () => {
  await withLogs({ "a.jsonl": line }, async (database, folder) => {
    const events = await readTimeline(database, "s");
    const changed = "! The log has changed since it was loaded; `detent load` reads it again.";
    writeFileSync(
      join(folder, "a.jsonl"),
      line.replace("zwei", "drei").replace('"b"', '"bb"').replace("done", "DONE"),
    );
    // The input of the call is one character longer, so every line behind it has moved too.
    expect(textsOf(events)).toEqual([
      ["prompt", changed],
      ["text", changed],
      ["call", changed],
      ["result", changed],
    ]);
  });
});

test("a log that is a folder now, or not readable, is a problem and no crash", async () => {
  await withLogs({ "a.jsonl": line }, async (database) => {
    const [event] = await readTimeline(database, "s");
    if (event === undefined) throw new Error("There is no event.");
    expect(textsOf([{ ...event, path: "/nowhere/a.jsonl" }])).toEqual([
      ["prompt", "! The log is no longer there."],
    ]);
    expect(textsOf([{ ...event, path: "/dev/null/a.jsonl" }])[0]?.[1]).toMatch(
      /^! The log cannot be read: ENOTDIR/,
    );
    expect(textsOf([{ ...event, path: "stdin:0123456789abcdef" }])).toEqual([
      ["prompt", "! It came from standard input, which is not kept."],
    ]);
  });
});

test("of a log that came with an export it is said where its texts are, and nothing is looked for", async () => {
  await withLogs({ "a.jsonl": line }, async (database) => {
    await database.run("UPDATE sources SET path = 'export:6f0c/1234'");
    const found = textsOf(await readTimeline(database, "s")).map(([, text]) => text);
    expect(new Set(found)).toEqual(
      new Set(["! It came with an export; its text is on the machine that exported it."]),
    );
  });
});
