// The floor that loading is measured against: node bench/floor.mjs DIR reads every log below DIR on one thread, 4 MB at
// a time, decodes each line as UTF-8 and parses it as JSON. It keeps nothing, and prints how many lines there are and
// how many of them are no JSON. A line over two reads is joined in the buffer itself: no byte is copied without need.
import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";

const CHUNK_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

let buffer = Buffer.allocUnsafe(2 * CHUNK_BYTES);
let lines = 0;
let unparsed = 0;

function take(start, end) {
  lines += 1;
  try {
    JSON.parse(buffer.utf8Slice(start, end));
  } catch {
    unparsed += 1;
  }
}

/** Parses the whole lines of the first `end` bytes and moves what is left of them to the front; returns its length. */
function takeLines(end) {
  let start = 0;
  for (let at = nextLine(0, end); at >= 0; at = nextLine(start, end)) {
    take(start, at);
    start = at + 1;
  }
  buffer.copyWithin(0, start, end);
  return end - start;
}

/** Bytes behind `end` are of an earlier read. */
function nextLine(from, end) {
  const at = buffer.indexOf(NEWLINE, from);
  return at < end ? at : -1;
}

function readLog(path) {
  const log = openSync(path, "r");
  let held = 0;
  for (;;) {
    if (buffer.length - held < CHUNK_BYTES) buffer = Buffer.concat([buffer], buffer.length * 2);
    const count = readSync(log, buffer, held, CHUNK_BYTES, null);
    if (count === 0) break;
    held = takeLines(held + count);
  }
  if (held > 0) take(0, held);
  closeSync(log);
}

const names = readdirSync(process.argv[2], { recursive: true });
for (const name of names) if (name.endsWith(".jsonl")) readLog(join(process.argv[2], name));
process.stdout.write(`${JSON.stringify({ lines, unparsed })}\n`);
