// Draws commands for a held-out set: node scripts/draw-held-out.mjs --corpus DIR --seed N --count N [--text]
// A command is the `input.command` of any tool_use block named Bash in a line of a *.jsonl file below DIR, distinct by
// its exact text. It belongs to the working folder of the line it stands in; of several, to the smallest name. A
// folder's share of the draw goes by the square root of its commands, so that one repository does not fill it.
// The same folder, seed and count give the same draw. Prints the seed, what was read, and the sha256 of each command
// as JSON Lines; --text adds the text, for reading it. Refuses a count above what there is.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const sorted = (texts) => [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Numbers in [0, 1) by counting: the first 48 bits of sha256("<seed>:<counter>"), counter from 0. */
function drawer(seed) {
  let counter = 0;
  return () => Number.parseInt(sha256(`${seed}:${counter++}`).slice(0, 12), 16) / 2 ** 48;
}

/** The commands of Bash blocks anywhere in the value: copies of messages lie deep in some lines. */
function commandsIn(value) {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(commandsIn);
  const isBash =
    value.type === "tool_use" && value.name === "Bash" && typeof value.input?.command === "string";
  return isBash ? [value.input.command, ...inner] : inner;
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Working folder by command, the number of Bash blocks, and of lines with the word Bash that are no JSON. */
function readCorpus(corpus) {
  const folders = new Map();
  let [blocks, unreadable] = [0, 0];
  const paths = sorted(readdirSync(corpus, { recursive: true, encoding: "utf8" }));
  for (const path of paths.filter((name) => name.endsWith(".jsonl"))) {
    for (const line of readFileSync(join(corpus, path), "utf8").split("\n")) {
      if (!line.includes('"Bash"')) continue;
      const entry = parsed(line);
      if (entry === undefined) unreadable += 1;
      for (const command of commandsIn(entry)) {
        const folder = typeof entry.cwd === "string" ? entry.cwd : "";
        const known = folders.get(command);
        if (known === undefined || folder < known) folders.set(command, folder);
        blocks += 1;
      }
    }
  }
  return { folders, blocks, unreadable };
}

/** Hashes by folder, folders by name, hashes in their order. */
function strata(folders) {
  const byFolder = new Map();
  for (const [command, folder] of folders)
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), sha256(command)]);
  return sorted(byFolder.keys()).map((folder) => sorted(byFolder.get(folder)));
}

/** How many of each stratum: one after the other to the stratum whose share, by the square root, is least filled. */
function quotas(sizes, count) {
  const taken = sizes.map(() => 0);
  for (let left = count; left > 0; left -= 1) {
    let next = -1;
    sizes.forEach((size, k) => {
      const load = (taken[k] + 1) / Math.sqrt(size);
      if (taken[k] < size && (next < 0 || load < (taken[next] + 1) / Math.sqrt(sizes[next]))) next = k;
    });
    taken[next] += 1;
  }
  return taken;
}

/** The first `count` places of a Fisher–Yates shuffle. */
function draw(hashes, count, random) {
  const rest = [...hashes];
  for (let k = 0; k < count; k += 1) {
    const other = k + Math.floor(random() * (rest.length - k));
    [rest[k], rest[other]] = [rest[other], rest[k]];
  }
  return rest.slice(0, count);
}

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    seed: { type: "string" },
    count: { type: "string" },
    text: { type: "boolean", default: false },
  },
});
const count = Number(values.count);
if (values.corpus === undefined || values.seed === undefined || !Number.isSafeInteger(count) || count < 1)
  throw new Error("draw-held-out: Wants --corpus DIR --seed N --count N, with a count above 0.");
const { folders, blocks, unreadable } = readCorpus(values.corpus);
if (count > folders.size)
  throw new Error(`draw-held-out: There are ${folders.size} distinct commands. Give a count up to that.`);
const groups = strata(folders);
const shares = quotas(
  groups.map((group) => group.length),
  count,
);
const random = drawer(values.seed);
const drawn = sorted(groups.flatMap((group, k) => draw(group, shares[k], random)));
const texts = new Map([...folders.keys()].map((command) => [sha256(command), command]));

process.stderr.write(
  `seed ${values.seed} · ${blocks} Bash calls · ${folders.size} distinct · ${groups.length} folders · ` +
    `largest share ${Math.max(...shares)} of ${count} · ${unreadable} lines with Bash are no JSON\n`,
);
for (const hash of drawn)
  process.stdout.write(
    `${JSON.stringify(values.text ? { sha256: hash, command: texts.get(hash) } : { sha256: hash })}\n`,
  );
