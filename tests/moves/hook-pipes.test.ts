import fc from "fast-check";
import { expect, test } from "vitest";
import { blockingPause, type ReadBytes, readInput, writeOutput } from "../../src/moves/hook-pipes.ts";

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Gives the steps one after the other: bytes, or an error's code; then the end. */
function reader(steps: readonly (Uint8Array | string)[]): ReadBytes {
  const left = [...steps];
  return (_fd, into, offset, length) => {
    const step = left.shift();
    if (step === undefined) return 0;
    if (typeof step === "string") throw failure(step);
    const part = step.subarray(0, length);
    into.set(part, offset);
    if (part.length < step.length) left.unshift(step.subarray(length));
    return part.length;
  };
}

const readAll = (steps: readonly (Uint8Array | string)[], bytesMax?: number): Uint8Array =>
  readInput(0, reader(steps), () => {}, bytesMax);

test("input arrives whole, however it is cut and however often it is not ready", () => {
  const step = fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 40_000 }), fc.constant("EAGAIN"));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const whole = Buffer.concat(steps.filter((one) => typeof one !== "string"));
      expect(Buffer.from(readAll(steps)).equals(whole)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("an end that is reported as an error and a closed descriptor are the end", () => {
  const bytes = Buffer.from("abc");
  for (const code of ["EOF", "EBADF"]) {
    expect(Buffer.from(readAll([bytes, code])).toString()).toBe("abc");
    expect(readAll([code]).length).toBe(0);
  }
});

test("any other error, a descriptor that is never ready and too much input are faults", () => {
  expect(() => readAll(["EISDIR"])).toThrow("EISDIR");
  expect(() => readAll(Array.from({ length: 3_000 }, () => "EAGAIN"))).toThrow("EAGAIN");
  expect(() => readAll([Buffer.alloc(11)], 10)).toThrow("more than 10 bytes");
  expect(readAll([Buffer.alloc(10)], 10).length).toBe(10);
});

test("too much input is read to its end, so that whoever writes it does not fail", () => {
  const read = reader([Buffer.alloc(100_000), "EAGAIN", Buffer.alloc(100_000)]);
  expect(() => readInput(0, read, () => {}, 10)).toThrow("more than 10 bytes");
  expect(read(0, new Uint8Array(8), 0, 8)).toBe(0);
});

test("output goes out whole over short writes and pauses, and a reader that is gone is no failure", () => {
  const written: number[] = [];
  const waits: number[] = [];
  let isReady = false;
  const write = (_fd: number, bytes: Uint8Array, offset: number): number => {
    isReady = !isReady;
    if (!isReady) throw failure("EAGAIN");
    written.push(...bytes.subarray(offset, offset + 3));
    return Math.min(3, bytes.length - offset);
  };
  expect(writeOutput(1, "äöü and more", write, (durationMs) => waits.push(durationMs))).toBeNull();
  expect(Buffer.from(written).toString()).toBe("äöü and more");
  expect(waits.length).toBeGreaterThan(0);
  const fail = (code: string) => () => {
    throw failure(code);
  };
  expect(writeOutput(1, "x", fail("EPIPE"), () => {})).toBeNull();
  expect(writeOutput(1, "x", fail("ENOSPC"), () => {})).toBe("ENOSPC");
  expect(writeOutput(1, "x", fail("EAGAIN"), () => {})).toBe("EAGAIN");
  expect(writeOutput(1, "", fail("EIO"), () => {})).toBeNull();
});

test("a pause ends", () => {
  expect(blockingPause(1)).toBeUndefined();
});
