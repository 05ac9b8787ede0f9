import { expect, test } from "vitest";
import { ResponseRows } from "../../src/measure/response-rows.ts";
import { RowSink } from "../../src/measure/row-sink.ts";
import type { ResponseLine } from "../../src/session/session.ts";

function line(output: number | null): ResponseLine {
  const none = { inputTokens: null, cacheReadTokens: null, cacheWriteTokens: null };
  const split = { cacheWrite5mTokens: null, cacheWrite1hTokens: null };
  const ranks = { rankOutput: output ?? -1, rankTotal: output ?? -1 };
  const usage = output === null ? null : { ...none, ...split, outputTokens: output, ...ranks };
  return { messageId: "m", requestId: null, model: "m", usage };
}

function place(at: number, part = 0) {
  return { line: at, part, byteOffset: 0, byteLength: 0 };
}

/** What is written: line, part, context, time, output, physical lines, recovered objects of each row. */
function written(use: (rows: ResponseRows) => void): readonly (readonly string[])[] {
  let text = "";
  const sink = new RowSink((table) => (bytes) => {
    if (table === "response_copies") text += Buffer.from(bytes).toString();
  });
  const rows = new ResponseRows(7, sink);
  use(rows);
  rows.flush();
  sink.flush();
  const cells = text
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => row.split("\u001f"));
  return cells.map((row) => [1, 2, 3, 4, 9, 16, 17].map((at) => row[at] ?? ""));
}

test("the lines of a response become one row: the best figures, the earliest time, how many lines", () => {
  const rows = written((into) => {
    into.add(place(3), 1, 300, "m", line(5));
    into.add(place(4), 1, 200, "m", line(90));
    into.add(place(6, 1), 1, null, "m", line(30));
  });
  expect(rows).toEqual([["4", "0", "1", "200", "90", "2", "1"]]);
});

test("equal lines are settled by their place, whatever order they come in", () => {
  const rows = written((into) => {
    into.add(place(9), 1, 100, "m", line(5));
    into.add(place(2), 1, 100, "m", line(5));
    into.add(place(4), 1, 100, "m", line(5));
  });
  expect(rows).toEqual([["2", "0", "1", "100", "5", "3", "0"]]);
});

test("another response and another context have rows of their own, and so has what comes after a flush", () => {
  const rows = written((into) => {
    into.add(place(1), 1, 100, "m", line(5));
    into.add(place(2), 2, 100, "m", line(5));
    into.add(place(3), 1, 100, "n", line(null));
    into.flush();
    into.add(place(4), 1, 100, "m", line(5));
  });
  expect(rows.map(([at, , context]) => [at, context])).toEqual([
    ["1", "1"],
    ["2", "2"],
    ["3", "1"],
    ["4", "1"],
  ]);
});
