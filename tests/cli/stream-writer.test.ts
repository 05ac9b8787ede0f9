// A writer over a stream that may close or fail.

import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { streamWriter } from "../../src/cli/stream-writer.ts";

class FakeStream extends EventEmitter {
  readonly texts: string[] = [];

  write(text: string): boolean {
    this.texts.push(text);
    return true;
  }
}

test("text goes to the stream as it is", () => {
  const stream = new FakeStream();
  const writer = streamWriter(stream, () => {});
  writer.write("a");
  writer.write("b");
  expect(stream.texts).toEqual(["a", "b"]);
  expect(writer.isClosed).toBe(false);
});

test("after a closed pipe nothing is written, and it is no fault", () => {
  const stream = new FakeStream();
  const faults: Error[] = [];
  const writer = streamWriter(stream, (fault) => faults.push(fault));
  stream.emit("error", Object.assign(new Error("broken pipe"), { code: "EPIPE" }));
  writer.write("a");
  expect({ texts: stream.texts, faults, isClosed: writer.isClosed }).toEqual({
    texts: [],
    faults: [],
    isClosed: true,
  });
});

test("a full disk is a fault", () => {
  const stream = new FakeStream();
  const faults: Error[] = [];
  streamWriter(stream, (fault) => faults.push(fault));
  const full = Object.assign(new Error("no space"), { code: "ENOSPC" });
  stream.emit("error", full);
  expect(faults).toEqual([full]);
});
