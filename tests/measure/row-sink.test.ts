import { expect, test } from "vitest";
import { RowSink } from "../../src/measure/row-sink.ts";

function sinkWithTexts(): { readonly sink: RowSink; readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const sink = new RowSink(
    (table) => (bytes) => texts.set(table, (texts.get(table) ?? "") + Buffer.from(bytes).toString()),
  );
  return { sink, texts };
}

const place = { line: 3, part: 0, byteOffset: 40, byteLength: 12 };

test("a line without an entry of its own has its place and its outcome", () => {
  const { sink, texts } = sinkWithTexts();
  sink.line(7, place, "blank");
  sink.flush();
  expect([...texts]).toEqual([
    ["entries", "7\x1f3\x1f0\x1f40\x1f12\x1fblank\x1f\x1e\x1f\x1e\x1f\x1e\x1f\x1e\x1f\x1e\n"],
  ]);
});

test("a problem stands at its line, one of the whole file at none", () => {
  const { sink, texts } = sinkWithTexts();
  sink.problem(7, place, "malformed", 'No "JSON".');
  sink.problem(7, null, "left-out", "It is empty.");
  sink.flush();
  expect(texts.get("problems")).toBe(
    '7\x1f3\x1f40\x1fmalformed\x1f"No \\"JSON\\"."\n7\x1f\x1e\x1f\x1e\x1fleft-out\x1f"It is empty."\n',
  );
});

test("nothing is written before it is asked for", () => {
  const { sink, texts } = sinkWithTexts();
  sink.line(7, place, "blank");
  expect(texts.size).toBe(0);
});
