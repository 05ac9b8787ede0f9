// Facts that a sibling tool recorded as a hash chain: JSON Lines whose rows carry `prev_hash` and `row_hash`, the
// SHA-256 over the previous hash and the row's canonical JSON. Rows count only up to the first broken link. The file
// is only read, and by shape: a row says what it says in its own fields, whichever tool wrote it.

import { isTestCommand } from "../classify/test-commands.ts";
import { canonicalJson } from "../session/canonical-json.ts";
import { isJsonObject, type JsonObject, type JsonValue, parseJson, stringAt } from "../session/json-value.ts";
import { addressOf } from "./store/address.ts";
import type { Disk } from "./store/disk.ts";
import type { TestRunFact } from "./world.ts";

/** A longer file is not read: the hook waits for it. */
const bytesMax = 32_000_000;
const textMax = 1_500;
const chainFields: ReadonlySet<string> = new Set(["prev_hash", "row_hash"]);
const noHash = /^0*$/;

/** The rows before the first broken link, in order; `rowCount` counts all lines that are not empty. */
export interface VerifiedChain {
  readonly rows: readonly JsonObject[];
  readonly rowCount: number;
}

/** The last verified row that tells a test run; null where none does. Throws what the disk throws. */
export function testRunInChain(disk: Disk, path: string): TestRunFact | null {
  if (disk.statSync(path).size > bytesMax) return null;
  const { rows, rowCount } = verifyChain(Buffer.from(disk.readFileSync(path)).toString("utf8"));
  for (const [at, row] of [...rows.entries()].reverse()) {
    const run = testRunOf(row);
    if (run === null) continue;
    const place = `row ${at + 1} of the hash-chained fact file ${path}`;
    const broken =
      rows.length === rowCount ? "" : `, whose chain is verified up to row ${rows.length} of ${rowCount}`;
    return { text: factText(run), provenance: place + broken };
  }
  return null;
}

/** Follows the chain from the first row, which must not name the hash of an earlier one. */
export function verifyChain(text: string): VerifiedChain {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const rows: JsonObject[] = [];
  let previous: string | null = null;
  for (const line of lines) {
    const row = parseJson(line);
    if (!isJsonObject(row)) break;
    const [before, own] = [hashAt(row, "prev_hash"), hashAt(row, "row_hash")];
    const follows: boolean = previous === null ? noHash.test(before) : before === previous;
    if (!follows || own === "" || !isHashOf(own, row)) break;
    rows.push(row);
    previous = own;
  }
  return { rows, rowCount: lines.length };
}

/** A hash field that is null or missing reads as empty. */
function hashAt(row: JsonObject, key: string): string {
  return stringAt(row, key) ?? "";
}

/**
 * True where the hash covers the previous hash and the row. Writers differ in two details that change nothing of what
 * is covered: whether the row's JSON still has `prev_hash` in it, and whether a line feed stands between.
 */
function isHashOf(hash: string, row: JsonObject): boolean {
  const before = hashAt(row, "prev_hash");
  return [["prev_hash", "row_hash"], ["row_hash"]].some((left) => {
    const body = canonicalJson(
      Object.fromEntries(Object.entries(row).filter(([key]) => !left.includes(key))),
    );
    return ["", "\n"].some((between) => addressOf(before + between + body) === hash);
  });
}

/** The object in the row that tells a test run: the row itself or one of its members; null where not exactly one. */
function testRunOf(row: JsonObject): JsonObject | null {
  if (tellsTestRun(row)) return row;
  const inside = Object.values(row).filter(isJsonObject);
  const [first, second] = inside.filter((one) => tellsTestRun(one));
  return first === undefined || second !== undefined ? null : first;
}

function tellsTestRun(row: JsonObject): boolean {
  const kinds = ["kind", "type", "fact", "event"].map((key) => stringAt(row, key));
  if (kinds.some((kind) => kind !== null && /^test[-_. ]?run$/i.test(kind))) return true;
  const command = stringAt(row, "command");
  return command !== null && isTestCommand(command);
}

function factText(run: JsonObject): string {
  const parts = Object.entries(run).flatMap(([key, value]) => {
    const text = chainFields.has(key) ? null : scalarText(value);
    return text === null ? [] : [`${key}: ${text}`];
  });
  return parts
    .join(", ")
    .slice(0, textMax)
    .replace(/[\ud800-\udbff]$/, "");
}

function scalarText(value: JsonValue | undefined): string | null {
  if (typeof value === "string") return value.replace(/\s+/g, " ").slice(0, 300);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
