// A small generator of random numbers (xoshiro128**, Blackman and Vigna 2018) whose state is the hash of a text, so
// that every resampling can be repeated from the seed that the report prints. Not for secrets.

import { createHash } from "node:crypto";

/** Draws an integer from 0 to `below` − 1, evenly. `below` is a positive integer up to 2^32. */
export type DrawBelow = (below: number) => number;

const WORD = 2 ** 32;

/** The same text gives the same sequence on every machine. */
export function seededRandom(seed: string): DrawBelow {
  const nextWord = wordsFrom(createHash("sha256").update(seed).digest());
  return (below) => {
    let word = nextWord();
    // Words past the last whole multiple of `below` are drawn again; a plain remainder would favour small numbers.
    // Only the last `below` words can be past it: the slow remainder is not taken for the others.
    while (word >= WORD - below && word >= WORD - (WORD % below)) word = nextWord();
    // The remainder, exactly: a quotient of integers up to 2^32 is never rounded up to the next whole number.
    return word - Math.floor(word / below) * below;
  };
}

function wordsFrom(hash: Buffer): () => number {
  let [a, b, c, d] = [hash.readInt32LE(0), hash.readInt32LE(4), hash.readInt32LE(8), hash.readInt32LE(12)];
  return () => {
    const word = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const mixed = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= mixed;
    d = rotated(d, 11);
    return word;
  };
}

function rotated(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
