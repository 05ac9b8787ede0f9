// SHA-256 of small texts without node:crypto, whose loading takes longer than all else that a capture does: 4 ms of 10.
// The module is assembled by scripts/assemble-sha256.mjs, which a test runs again. Where there is no WebAssembly, or no
// room for its memory, there is no answer, and the caller asks node:crypto.

/** Contents of at most this many bytes; node:crypto is faster from about here on. */
export const smallBytesMax = 64 * 1024;

/** The start of SHA-256: the first 32 bits of the fractions of the square roots of 2 to 19 (FIPS 180-4, 5.3.3). */
const initialState = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const contentAt = 1024;
const blockBytes = 64;

const moduleText = [
  "AGFzbQEAAAABBgFgAn9/AAMCAQAFAwEAAgcJAgFtAgABZgAACtgDAdUDAQt/A0BBACECA0AgAiAAIAJqKAIAIQwgDEEIeEGA/oN4",
  "cSAMQRh4Qf+B/AdxcjYCwAIgAkEEaiICQcAARw0AC0EAIQIDQCACIAIoAsACIAIoAuQCaiACKALEAiEMIAxBB3ggDEESeHMgDEED",
  "dnNqIAIoAvgCIQwgDEEReCAMQRN4cyAMQQp2c2o2AoADIAJBBGoiAkHAAUcNAAtBACgCACEDQQAoAgQhBEEAKAIIIQVBACgCDCEG",
  "QQAoAhAhB0EAKAIUIQhBACgCGCEJQQAoAhwhCkEAIQIDQCAKIAdBBnggB0ELeHMgB0EZeHNqIAcgCCAJc3EgCXNqIAIoAkBqIAIo",
  "AsACaiELIANBAnggA0ENeHMgA0EWeHMgAyAEcSADIARzIAVxc2ohDCAJIQogCCEJIAchCCAGIAtqIQcgBSEGIAQhBSADIQQgCyAM",
  "aiEDIAJBBGoiAkGAAkcNAAtBAEEAKAIAIANqNgIAQQBBACgCBCAEajYCBEEAQQAoAgggBWo2AghBAEEAKAIMIAZqNgIMQQBBACgC",
  "ECAHajYCEEEAQQAoAhQgCGo2AhRBAEEAKAIYIAlqNgIYQQBBACgCHCAKajYCHCAAQcAAaiIAIAFHDQALCwuIAgEAQcAAC4ACmC+K",
  "QpFEN3HP+8C1pdu16VvCVjnxEfFZpII/ktVeHKuYqgfYAVuDEr6FMSTDfQxVdF2+cv6x3oCnBtybdPGbwcFpm+SGR77vxp3BD8yh",
  "DCRvLOktqoR0StypsFzaiPl2UlE+mG3GMajIJwOwx39Zv/ML4MZHkafVUWPKBmcpKRSFCrcnOCEbLvxtLE0TDThTVHMKZbsKanYu",
  "ycKBhSxykqHov6JLZhqocItLwqNRbMcZ6JLRJAaZ1oU1DvRwoGoQFsGkGQhsNx5Md0gntbywNLMMHDlKqthOT8qcW/NvLmjugo90",
  "b2OleBR4yIQIAseM+v++kOtsUKT3o/m+8nhxxg==",
].join("");

/** The part of the global that is used; it is missing where node runs without it. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

interface Machine {
  readonly bytes: Uint8Array;
  readonly words: DataView;
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
  const { bytes, words, run } = machine;
  const end = contentAt + Math.ceil((content.length + 9) / blockBytes) * blockBytes;
  bytes.set(content, contentAt);
  bytes.fill(0, contentAt + content.length, end);
  bytes[contentAt + content.length] = 0x80;
  words.setUint32(end - 4, content.length * 8);
  for (const [at, word] of initialState.entries()) words.setUint32(4 * at, word, true);
  run(contentAt, end);
  return initialState
    .map((_, at) =>
      words
        .getUint32(4 * at, true)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
}

function startMachine(): Machine | null {
  try {
    const compiled = new WebAssembly.Module(Buffer.from(moduleText, "base64"));
    const { m: memory, f: run } = new WebAssembly.Instance(compiled).exports;
    if (!(memory instanceof WebAssembly.Memory) || typeof run !== "function") return null;
    const [bytes, words] = [new Uint8Array(memory.buffer), new DataView(memory.buffer)];
    return { bytes, words, run: (start, end) => void run(start, end) };
  } catch (error) {
    // Switched off, or no room for it: node:crypto gives the same answer.
    if (error instanceof Error) return null;
    throw error;
  }
}
