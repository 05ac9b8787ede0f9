// SHA-256 of small texts without node:crypto, whose loading takes longer than all else that a capture does: 4 ms of 10.
// The module is assembled by scripts/assemble-sha256.mjs, which a test runs again. Where there is no WebAssembly, or no
// room for its memory, there is no answer, and the caller asks node:crypto.

/** Contents of at most this many bytes; node:crypto is faster from about here on. */
export const smallBytesMax = 64 * 1024;

const contentAt = 1024;
const blockBytes = 64;

const moduleText = [
  "AGFzbQEAAAABBgFgAn9/AAMFBAAAAAAFAwEAAgcJAgFtAgABZgAACvMGBCYBC38DQCAAIAEQASAAIAEQAiAAIAEQAyAAQcAAaiIAIAFH",
  "DQALC74BAQt/QQAhAgNAIAIgACACaigCACEDIANBCHYgA0EYdHJBgP6DeHEgA0EYdiADQQh0ckH/gfwHcXI2AqACIAJBBGoiAkHAAEcN",
  "AAtBACECA0AgAiACKAKgAiACKALEAmogAigCpAIhAyADQQd2IANBGXRyIANBEnYgA0EOdHJzIANBA3ZzaiACKALYAiEDIANBEXYgA0EP",
  "dHIgA0ETdiADQQ10cnMgA0EKdnNqNgLgAiACQQRqIgJBwAFHDQALC6sCAQt/QQAoAgAhBEEAKAIEIQVBACgCCCEGQQAoAgwhB0EAKAIQ",
  "IQhBACgCFCEJQQAoAhghCkEAKAIcIQtBACECA0AgCyAIQQZ2IAhBGnRyIAhBC3YgCEEVdHJzIAhBGXYgCEEHdHJzaiAIIAkgCnNxIApz",
  "aiACKAIgaiACKAKgAmohDCAEQQJ2IARBHnRyIARBDXYgBEETdHJzIARBFnYgBEEKdHJzIAQgBXEgBCAFcyAGcXNqIQMgCiELIAkhCiAI",
  "IQkgByAMaiEIIAYhByAFIQYgBCEFIAwgA2ohBCACQQRqIgJBgAFHDQALQQAgBDYCoARBACAFNgKkBEEAIAY2AqgEQQAgBzYCrARBACAI",
  "NgKwBEEAIAk2ArQEQQAgCjYCuARBACALNgK8BAvcAgELf0EAKAKgBCEEQQAoAqQEIQVBACgCqAQhBkEAKAKsBCEHQQAoArAEIQhBACgC",
  "tAQhCUEAKAK4BCEKQQAoArwEIQtBgAEhAgNAIAsgCEEGdiAIQRp0ciAIQQt2IAhBFXRycyAIQRl2IAhBB3Ryc2ogCCAJIApzcSAKc2og",
  "AigCIGogAigCoAJqIQwgBEECdiAEQR50ciAEQQ12IARBE3RycyAEQRZ2IARBCnRycyAEIAVxIAQgBXMgBnFzaiEDIAohCyAJIQogCCEJ",
  "IAcgDGohCCAGIQcgBSEGIAQhBSAMIANqIQQgAkEEaiICQYACRw0AC0EAQQAoAgAgBGo2AgBBAEEAKAIEIAVqNgIEQQBBACgCCCAGajYC",
  "CEEAQQAoAgwgB2o2AgxBAEEAKAIQIAhqNgIQQQBBACgCFCAJajYCFEEAQQAoAhggCmo2AhhBAEEAKAIcIAtqNgIcCwunAgEAQQALoAJn",
  "5glqha5nu3Lzbjw69U+lf1IOUYxoBZur2YMfGc3gW5gvikKRRDdxz/vAtaXbtelbwlY58RHxWaSCP5LVXhyrmKoH2AFbgxK+hTEkw30M",
  "VXRdvnL+sd6Apwbcm3Txm8HBaZvkhke+78adwQ/MoQwkbyzpLaqEdErcqbBc2oj5dlJRPphtxjGoyCcDsMd/Wb/zC+DGR5Gn1VFjygZn",
  "KSkUhQq3JzghGy78bSxNEw04U1RzCmW7Cmp2LsnCgYUscpKh6L+iS2YaqHCLS8KjUWzHGeiS0SQGmdaFNQ70cKBqEBbBpBkIbDceTHdI",
  "J7W8sDSzDBw5SqrYTk/KnFvzby5o7oKPdG9jpXgUeMiECALHjPr/vpDrbFCk96P5vvJ4ccY=",
].join("");

/** The part of the global that is used; it is missing where node runs without it. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

interface Machine {
  readonly bytes: Buffer;
  /** What the state is before the first block. */
  readonly start: Uint8Array;
  /** Runs over the blocks from `start` to `end`. */
  readonly run: (start: number, end: number) => void;
}

/** Null: it was tried and cannot be had. */
let machine: Machine | null | undefined;

/** The hash in 64 lower-case hexadecimal digits; null where there are too many bytes, or no WebAssembly. */
export function smallHash(content: Uint8Array): string | null {
  if (content.length > smallBytesMax) return null;
  if (machine === undefined) machine = startMachine();
  if (machine === null) return null;
  const { bytes, start, run } = machine;
  const end = contentAt + Math.ceil((content.length + 9) / blockBytes) * blockBytes;
  bytes.set(start);
  bytes.set(content, contentAt);
  bytes.fill(0, contentAt + content.length, end);
  bytes[contentAt + content.length] = 0x80;
  bytes.writeUInt32BE(content.length * 8, end - 4);
  run(contentAt, end);
  // The machine keeps words from their last byte on.
  return Buffer.from(bytes.subarray(0, start.length)).swap32().toString("hex");
}

function startMachine(): Machine | null {
  try {
    const compiled = new WebAssembly.Module(Buffer.from(moduleText, "base64"));
    const { m: memory, f: run } = new WebAssembly.Instance(compiled).exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof run !== "function") return null;
    const bytes = Buffer.from(memory.buffer);
    return { bytes, start: Buffer.from(bytes.subarray(0, 32)), run: (from, to) => void run(from, to) };
  } catch (error) {
    // Switched off, or no room for it: node:crypto gives the same answer.
    if (error instanceof Error) return null;
    throw error;
  }
}
