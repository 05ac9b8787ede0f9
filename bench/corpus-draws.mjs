// Seeded draws for the big invented corpus: numbers, ids, lengths and text. No clock; one seed, the same draws.

/** Characters of the text that fillers are cut from. */
const POOL = 1_000_000;
/** Length drawn for a line by quantile, on a log scale in between; calls without long input come out shorter. */
const LENGTHS = [
  [0, 820],
  [0.1, 1060],
  [0.5, 1480],
  [0.9, 5000],
  [0.99, 24_000],
  [1, 90_000],
];
const TOOLS = [
  ["Bash", 38],
  ["Read", 24],
  ["Edit", 20],
  ["Grep", 12],
  ["Write", 3],
  ["TodoWrite", 3],
];
const WORDS = [
  ..."tide berth quay pier harbour ferry anchor buoy keel mast crane dock rope sail chart depth signal gull".split(
    " ",
  ),
  ...'const export return await import function value index length string while throw => () {} // "quoted"'.split(
    " ",
  ),
];

function randomSource(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function makePool(random, length) {
  const parts = [];
  for (let size = 0; size < length; ) {
    const word = WORDS[Math.floor(random() * WORDS.length)] + (random() < 0.12 ? "\n" : " ");
    parts.push(word);
    size += word.length;
  }
  return parts.join("");
}

/** Everything that is random in a corpus, from one seed. */
export function makeDraws(seed) {
  const random = randomSource(seed);
  const between = (low, high) => low + Math.floor(random() * (high - low + 1));
  const chance = (share) => random() < share;
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const hex = (width) => Array.from({ length: width }, () => Math.floor(random() * 16).toString(16)).join("");
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  const pool = makePool(random, POOL);

  /** Text that takes about `bytes` bytes inside JSON. */
  function filler(bytes) {
    const length = Math.min(pool.length - 1, Math.max(0, Math.round(bytes * 0.97)));
    const from = Math.floor(random() * (pool.length - length));
    return pool.slice(from, from + length);
  }

  function lineLength() {
    const q = random();
    const k = LENGTHS.findIndex(([quantile]) => q < quantile);
    const [[q0, low], [q1, high]] = [LENGTHS[k - 1], LENGTHS[k]];
    return Math.round(low * (high / low) ** ((q - q0) / (q1 - q0)));
  }

  function toolName() {
    let left = random() * 100;
    for (const [name, share] of TOOLS) {
      left -= share;
      if (left < 0) return name;
    }
    return "Bash";
  }

  return { between, chance, normal, hex, uuid, filler, lineLength, toolName };
}
