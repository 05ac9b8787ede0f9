// Assembles the WebAssembly of src/moves/store/small-hash.ts and prints it as base64: node scripts/assemble-sha256.mjs.
// The module has one small memory, `m`, and `f(start, end)`, which runs SHA-256 (FIPS 180-4) over the blocks of 64
// bytes between the two places. The state lies at 0, the start of a hash until `f` has run. The work of a block is
// divided among functions: V8 compiles one anew when it has run some 1.8 million bytes of its code, which takes longer
// than the hash of 8 KB, and which one function for all would come to at 3 KB; these come to it at 12 KB.

import { fileURLToPath } from "node:url";

const [STATE, CONSTANTS, SCHEDULE, LETTERS, PAGES] = [0, 32, 288, 544, 2];
const [PTR, END, AT, WORD, A, B, C, D, E, F, G, H, T1] = Array.from({ length: 13 }, (_, local) => local);

/** Unsigned and signed numbers of variable length. */
const unsigned = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)]);
const signed = (value) =>
  value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, ...signed(value >> 7)];
const list = (items) => [...unsigned(items.length), ...items.flat()];
const section = (id, body) => [id, ...unsigned(body.length), ...body];

const get = (local) => [0x20, local];
const set = (local) => [0x21, local];
const number = (value) => [0x41, ...signed(value | 0)];
const load = (place) => [0x28, 2, ...unsigned(place)];
const store = (place) => [0x36, 2, ...unsigned(place)];
const [add, and, or, xor, shiftLeft, shiftRight] = [0x6a, 0x71, 0x72, 0x73, 0x74, 0x76].map((code) => [code]);
/** By two shifts: V8 has an instruction that rotates, and calls a function for it until it has compiled code anew. */
const rotated = (local, bits) => [
  ...[...get(local), ...number(bits), ...shiftRight],
  ...[...get(local), ...number(32 - bits), ...shiftLeft, ...or],
];
/** The body again while `local`, `step` further each time, has not come to `end`. */
const loop = (local, step, end, body) => [
  ...[0x03, 0x40, ...body, ...get(local), ...number(step), ...add, 0x22, local],
  ...[...end, 0x47, 0x0d, 0, 0x0b],
];
/** The body with AT at four times each number from `from` to before `to`. */
const each = (from, to, body) => [...number(4 * from), ...set(AT), ...loop(AT, 4, number(4 * to), body)];

/** The first 32 bits of the fraction of the `root`th root of `value`. */
function fraction(value, root) {
  const target = BigInt(value) << (32n * root);
  let [low, high] = [0n, 1n << 40n];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** root <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
}

function firstPrimes(count) {
  const primes = [];
  for (let value = 2; primes.length < count; value += 1)
    if (primes.every((prime) => value % prime !== 0)) primes.push(value);
  return primes;
}

/** Bytes of a word are in network order in the input and in the machine's order in the schedule. */
const swapped = [
  ...[...rotated(WORD, 8), ...number(0xff00ff00), ...and],
  ...[...rotated(WORD, 24), ...number(0x00ff00ff), ...and, ...or],
];
const readWord = [
  ...[...get(AT), ...get(PTR), ...get(AT), ...add, ...load(0), ...set(WORD)],
  ...[...swapped, ...store(SCHEDULE)],
];
const before = (words) => [...get(AT), ...load(SCHEDULE - 4 * words + 64)];
const sigma = (first, second, shift) => [
  ...[...rotated(WORD, first), ...rotated(WORD, second), ...xor],
  ...[...get(WORD), ...number(shift), ...shiftRight, ...xor, ...add],
];
const extend = [
  ...[...get(AT), ...before(16), ...before(7), ...add],
  ...[...before(15), ...set(WORD), ...sigma(7, 18, 3)],
  ...[...before(2), ...set(WORD), ...sigma(17, 19, 10), ...store(SCHEDULE + 64)],
];
const turned = (local, ...bits) => [
  ...rotated(local, bits[0]),
  ...bits.slice(1).flatMap((one) => [...rotated(local, one), ...xor]),
];
const round = [
  ...[...get(H), ...turned(E, 6, 11, 25), ...add],
  ...[...get(E), ...get(F), ...get(G), ...xor, ...and, ...get(G), ...xor, ...add],
  ...[...get(AT), ...load(CONSTANTS), ...add, ...get(AT), ...load(SCHEDULE), ...add, ...set(T1)],
  ...[...turned(A, 2, 13, 22), ...get(A), ...get(B), ...and],
  ...[...get(A), ...get(B), ...xor, ...get(C), ...and, ...xor, ...add, ...set(WORD)],
  ...[G, F, E].flatMap((local) => [...get(local), ...set(local + 1)]),
  ...[...get(D), ...get(T1), ...add, ...set(E)],
  ...[C, B, A].flatMap((local) => [...get(local), ...set(local + 1)]),
  ...[...get(T1), ...get(WORD), ...add, ...set(A)],
];
const letters = [A, B, C, D, E, F, G, H];
const load0 = (place) => [...number(0), ...load(place)];
const begin = (place) => letters.flatMap((local, at) => [...load0(place + 4 * at), ...set(local)]);
const keep = letters.flatMap((local, at) => [...number(0), ...get(local), ...store(LETTERS + 4 * at)]);
const finish = letters.flatMap((local, at) => [
  ...[...number(0), ...load0(STATE + 4 * at), ...get(local), ...add, ...store(STATE + 4 * at)],
]);
/** All of them take where the block is and where it ends. */
const steps = [
  [...each(0, 16, readWord), ...each(0, 48, extend)],
  [...begin(STATE), ...each(0, 32, round), ...keep],
  [...begin(LETTERS), ...each(32, 64, round), ...finish],
];
const callAll = steps.flatMap((_, at) => [...get(PTR), ...get(END), 0x10, at + 1]);
const withLocals = (code) => [...list([[T1 - END, 0x7f]]), ...code, 0x0b];

/** The bytes of the module. */
export function assembleSha256() {
  const functions = [loop(PTR, 64, get(END), callAll), ...steps].map(withLocals);
  const start = firstPrimes(8).map((prime) => fraction(prime, 2n));
  const constants = firstPrimes(64).map((prime) => fraction(prime, 3n));
  const bytes = [...start, ...constants].flatMap((one) =>
    [0, 8, 16, 24].map((shift) => (one >>> shift) & 255),
  );
  return Buffer.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list([[0x60, 2, 0x7f, 0x7f, 0]])),
    ...section(3, list(functions.map(() => [0]))),
    ...section(5, list([[0, PAGES]])),
    ...section(
      7,
      list([
        [1, 0x6d, 2, 0],
        [1, 0x66, 0, 0],
      ]),
    ),
    ...section(10, list(functions.map((code) => [...unsigned(code.length), ...code]))),
    ...section(11, list([[0, ...number(STATE), 0x0b, ...list(bytes.map((byte) => [byte]))]])),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${assembleSha256().toString("base64")}\n`);
}
