// Standard input and output of the hook, by synchronous calls on descriptors: streams would cost more than the rest
// of the hook. A descriptor that is not ready is asked again, one that is closed ends the work without a fault.

import { errorCode } from "./store/disk.ts";

/** Input over this is refused: no client sends it, and a hook may not fill the memory of a machine. 128 MiB. */
export const inputBytesMax = 128 * 1024 * 1024;

/** How often in a row a descriptor may be not ready before it is given up, with pauses that grow to 20 ms. */
const notReadyMax = 1_500;
const firstChunkBytes = 16 * 1024;

export type ReadBytes = (fd: number, into: Uint8Array, offset: number, length: number) => number;
export type WriteBytes = (fd: number, bytes: Uint8Array, offset: number) => number;
/** Waits; the argument is in milliseconds. */
export type Pause = (durationMs: number) => void;

/** All bytes of the descriptor; none where it is closed. Throws where there are more than `bytesMax`. */
export function readInput(fd: number, read: ReadBytes, pause: Pause, bytesMax = inputBytesMax): Uint8Array {
  let buffer = Buffer.allocUnsafe(firstChunkBytes);
  let held = 0;
  for (;;) {
    if (held === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
    const count = readReady(fd, read, pause, buffer, held);
    if (count === 0) return buffer.subarray(0, held);
    held += count;
    if (held > bytesMax) {
      drain(fd, read, pause, buffer);
      throw new Error(`Standard input holds more than ${bytesMax} bytes.`);
    }
  }
}

/** Null where all of the text went out, or nobody reads any more; else the code of the disk's error. */
export function writeOutput(fd: number, text: string, write: WriteBytes, pause: Pause): string | null {
  const bytes = Buffer.from(text);
  let written = 0;
  for (let waits = 0; written < bytes.length; ) {
    try {
      written += write(fd, bytes, written);
      waits = 0;
    } catch (error) {
      const code = errorCode(error);
      if (code === "EPIPE") return null;
      if (code !== "EAGAIN" || waits >= notReadyMax) return code ?? "unknown";
      pause(pauseMs(waits));
      waits += 1;
    }
  }
  return null;
}

/** Blocks this thread without using the processor. */
export function blockingPause(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** Reads what is left and keeps none of it: whoever writes it would fail at a pipe that nobody reads. */
function drain(fd: number, read: ReadBytes, pause: Pause, into: Uint8Array): void {
  while (readReady(fd, read, pause, into, 0) > 0);
}

/** The bytes read; 0 at the end, which some systems report as an error, and where the descriptor is closed. */
function readReady(fd: number, read: ReadBytes, pause: Pause, into: Uint8Array, offset: number): number {
  for (let waits = 0; ; waits += 1) {
    try {
      return read(fd, into, offset, into.length - offset);
    } catch (error) {
      const code = errorCode(error);
      if (code === "EOF" || code === "EBADF") return 0;
      if (code !== "EAGAIN" || waits >= notReadyMax) throw error;
      pause(pauseMs(waits));
    }
  }
}

function pauseMs(waits: number): number {
  return Math.min(1 + waits, 20);
}
