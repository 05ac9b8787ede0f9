// The operands of the moves: numbers, modes, folders and lists that a user sets as DETENT_… variables. A value that
// cannot be used is clamped or ignored, and named with the reason; it is never fatal. Configuration moves an
// operand, never a predicate.

/** Every operand, by the name of the variable that sets it. */
export type OperandName =
  | "DETENT_GREP_HEAD_LIMIT"
  | "DETENT_TRUNCATE_THRESHOLD"
  | "DETENT_TRUNCATE_KEEP"
  | "DETENT_READ_LARGE_BYTES"
  | "DETENT_READ_DEFAULT_LIMIT"
  | "DETENT_BOUNDS_MODE"
  | "DETENT_SEARCH_TOOL"
  | "DETENT_STORE_DIR"
  | "DETENT_UPLOADS_DIR"
  | "DETENT_MOVES_OFF"
  | "DETENT_CAPTURE_SKIP"
  | "DETENT_STORE_SCOPE"
  | "DETENT_ANCHOR_GATE"
  | "DETENT_FACTS_FILE";

export interface Operands {
  /** Lines; at least 1. */
  readonly grepHeadLimit: number;
  /** UTF-16 units of one text; at least 700. A longer text is bounded. */
  readonly truncateThreshold: number;
  /** UTF-16 units kept at each end; two of them and the note always fit below the threshold. */
  readonly truncateKeep: number;
  /** Bytes; a larger file is bounded. */
  readonly readLargeBytes: number;
  /** Lines; at least 1. */
  readonly readDefaultLimit: number;
  readonly boundsMode: "deny" | "inject";
  readonly searchTool: "auto" | "present" | "absent";
  /** Absolute, or null where it is not set. */
  readonly storeDir: string | null;
  readonly uploadsDir: string | null;
  readonly factsFile: string | null;
  /** Names of moves that are not asked. */
  readonly movesOff: readonly string[];
  /** Names of tools whose results are not recorded. */
  readonly captureSkip: readonly string[];
  readonly storeScope: "project" | "all";
  readonly anchorGate: "off" | "on";
}

/** A value that was given and is not in force as given. `used` is what is in force instead, as text. */
export interface IgnoredOperand {
  readonly name: string;
  readonly given: string;
  readonly used: string;
  readonly why: string;
}

export interface ReadOperands {
  readonly operands: Operands;
  readonly ignored: readonly IgnoredOperand[];
}

/** The lowest threshold: a bounded text needs room for its note and some text at both ends. */
export const thresholdFloor = 700;

/** The most UTF-16 units that the note inside a bounded text takes, escaped for JSON. Its test holds it to this. */
export const noteMax = 600;

interface ReadNumber {
  readonly value: number;
  readonly why: string | null;
}

const known: ReadonlySet<string> = new Set<OperandName>([
  "DETENT_GREP_HEAD_LIMIT",
  "DETENT_TRUNCATE_THRESHOLD",
  "DETENT_TRUNCATE_KEEP",
  "DETENT_READ_LARGE_BYTES",
  "DETENT_READ_DEFAULT_LIMIT",
  "DETENT_BOUNDS_MODE",
  "DETENT_SEARCH_TOOL",
  "DETENT_STORE_DIR",
  "DETENT_UPLOADS_DIR",
  "DETENT_MOVES_OFF",
  "DETENT_CAPTURE_SKIP",
  "DETENT_STORE_SCOPE",
  "DETENT_ANCHOR_GATE",
  "DETENT_FACTS_FILE",
]);

/** True for the name of an operand. */
export function isOperandName(name: string): name is OperandName {
  return known.has(name);
}

/** Reads the operands from variables by name; an empty text reads as not set. Never throws. */
export function readOperands(from: Readonly<Record<string, string | undefined>>): ReadOperands {
  const ignored: IgnoredOperand[] = [];
  const number = (name: OperandName, usual: number, least: number, most = Infinity): number => {
    const given = textAt(from, name);
    const read = given === null ? { value: usual, why: null } : readNumber(given, usual, least, most);
    if (given !== null && read.why !== null) {
      ignored.push({ name, given, used: String(read.value), why: read.why });
    }
    return read.value;
  };
  const choice = <const T extends string>(name: OperandName, usual: T, all: readonly T[]): T => {
    const given = textAt(from, name);
    const found = all.find((one) => one === given);
    if (given !== null && found === undefined) {
      ignored.push({ name, given, used: usual, why: `Not one of ${all.join(", ")}.` });
    }
    return found === undefined ? usual : found;
  };
  const path = (name: OperandName): string | null => {
    const given = textAt(from, name);
    if (given === null || isAbsolute(given)) return given;
    ignored.push({ name, given, used: "not set", why: "Not an absolute path." });
    return null;
  };
  const truncateThreshold = number("DETENT_TRUNCATE_THRESHOLD", 8000, thresholdFloor);
  const keepMost = Math.floor((truncateThreshold - noteMax) / 2);
  const operands: Operands = {
    grepHeadLimit: number("DETENT_GREP_HEAD_LIMIT", 200, 1),
    truncateThreshold,
    truncateKeep: number("DETENT_TRUNCATE_KEEP", Math.min(2000, keepMost), 0, keepMost),
    readLargeBytes: number("DETENT_READ_LARGE_BYTES", 100_000, 0),
    readDefaultLimit: number("DETENT_READ_DEFAULT_LIMIT", 2000, 1),
    boundsMode: choice("DETENT_BOUNDS_MODE", "deny", ["deny", "inject"]),
    searchTool: choice("DETENT_SEARCH_TOOL", "auto", ["auto", "present", "absent"]),
    storeDir: path("DETENT_STORE_DIR"),
    uploadsDir: path("DETENT_UPLOADS_DIR"),
    factsFile: path("DETENT_FACTS_FILE"),
    movesOff: readList(from, "DETENT_MOVES_OFF"),
    captureSkip: readList(from, "DETENT_CAPTURE_SKIP"),
    storeScope: choice("DETENT_STORE_SCOPE", "project", ["project", "all"]),
    anchorGate: choice("DETENT_ANCHOR_GATE", "off", ["off", "on"]),
  };
  return { operands, ignored };
}

function textAt(from: Readonly<Record<string, string | undefined>>, name: OperandName): string | null {
  const value = from[name]?.trim();
  return value === undefined || value === "" ? null : value;
}

function readNumber(given: string, usual: number, least: number, most: number): ReadNumber {
  if (!/^-?\d{1,15}$/.test(given)) return { value: usual, why: "Not a whole number of at most 15 digits." };
  const value = Number(given);
  if (value < least) return { value: least, why: `Below the least value, ${least}.` };
  if (value > most) return { value: most, why: `Above the largest value that fits, ${most}.` };
  return { value, why: null };
}

function readList(from: Readonly<Record<string, string | undefined>>, name: OperandName): readonly string[] {
  const given = textAt(from, name);
  if (given === null) return [];
  return given
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function isAbsolute(path: string): boolean {
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path);
}
