// Takes out of an incident what is nobody's business: names, hosts, addresses, keys, tokens, and the words of texts
// that no detector reads. The same original has the same replacement everywhere. Refused: anything in which a random-
// looking text of 20 or more characters is left that is none of ours.

import type { JsonObject } from "../session/json-value.ts";
import { hidesSecret } from "./hidden-secrets.ts";
import { type NumberedObject, objectWithStrings } from "./recorded-objects.ts";
import { homeFolder, homeInName, looksMade, secretKinds } from "./secret-kinds.ts";

/** Which texts keep their words, because a finding hangs on them. */
export interface KeptTexts {
  /** What the model gave to a tool. */
  readonly inputs: boolean;
  /** First lines of results: how a client words an error. */
  readonly results: boolean;
}

export interface Redacted {
  readonly objects: readonly NumberedObject[];
  /** Replacements by kind: how many different originals there were. */
  readonly report: Readonly<Record<string, number>>;
  /** Where a random-looking text is left, as `line: path`; empty where none is. */
  readonly suspicious: readonly string[];
}

/** Fields that hold what people, models and programs wrote. */
const FREE: ReadonlySet<string> = new Set([
  ...["text", "content", "thinking", "stdout", "stderr", "result", "prompt", "description", "summary"],
  ...["old_string", "new_string", "oldString", "newString", "originalFile", "lines", "title", "note"],
  ...["error", "toolUseResult", "lastPrompt", "customTitle", "slug", "gitBranch"],
]);

/** Parts of a text that detectors read: references to stored texts, splice forms, contracts' markers and keys. */
const READ_PART = /(detent:\/\/\S+|^=L\d+-\d+$|^---[A-Z ]+---$|^[a-z_]+:(?=\s|$))/m;

const RANDOM_MIN = 20;

/** Redacts all lines alike. */
export function redact(objects: readonly NumberedObject[], kept: KeptTexts): Redacted {
  const redaction = new Redaction(objects);
  const changed = objects.map(({ line, object }) => ({ line, object: redaction.line(object, kept) }));
  return { objects: changed, report: redaction.report(), suspicious: suspiciousIn(changed) };
}

/** Where a random-looking text or a hidden secret stands, as `line: path`; empty where none does. */
export function suspiciousIn(objects: readonly NumberedObject[]): readonly string[] {
  return objects.flatMap(suspiciousPlaces);
}

class Redaction {
  private readonly made = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private readonly users = new Map<string, string>();
  private readonly words = new Map<string, string>();

  constructor(objects: readonly NumberedObject[]) {
    for (const { object } of objects) objectWithStrings(object, (text) => this.noteUsers(text));
  }

  line(object: JsonObject, kept: KeptTexts): JsonObject {
    return objectWithStrings(object, (text, key, path) => {
      const clean = this.clean(text);
      const isInput = kept.inputs && path.includes("input");
      if (!FREE.has(key) || isInput) return clean;
      const end = kept.results && key !== "text" ? clean.indexOf("\n") : 0;
      const head = end === -1 ? clean : clean.slice(0, end);
      return head + this.masked(clean.slice(head.length));
    });
  }

  report(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.counts, ["words of texts", this.words.size] as const].filter(([, count]) => count > 0),
    );
  }

  private noteUsers(text: string): string {
    for (const { groups } of [...text.matchAll(homeFolder), ...text.matchAll(homeInName)]) {
      const name = groups?.name ?? "";
      if (name === "" || name === "dev" || this.users.has(name)) continue;
      this.users.set(name, this.users.size === 0 ? "dev" : `dev${this.users.size + 1}`);
    }
    return text;
  }

  /** Secrets, then homes, then the names of their people, then identities that only look random. */
  private clean(text: string): string {
    const noSecrets = secretKinds.reduce(
      (now, { kind, pattern }) =>
        now.replace(pattern, (whole: string, ...rest: readonly unknown[]) => {
          const groups = rest.at(-1);
          const secret = isGroups(groups) ? groups.secret : undefined;
          if (looksMade(secret ?? whole)) return whole;
          if (secret === undefined) return this.replacement(kind, whole);
          return whole.replace(secret, () => this.replacement(kind, secret));
        }),
      text,
    );
    const noHomes = noSecrets.replace(homeFolder, (whole: string, home: string, name: string) => {
      if (home === "/root") return this.count("home folder", whole, `/home/dev${name}`);
      return name === "" ? whole : this.count("home folder", whole, home + (this.users.get(name) ?? name));
    });
    return this.withoutIdentities(this.withoutUsers(noHomes));
  }

  private withoutUsers(text: string): string {
    return [...this.users].reduce(
      (now, [name, stand]) =>
        now.replaceAll(new RegExp(`(?<![A-Za-z\\d])${escaped(name)}(?![A-Za-z\\d])`, "g"), () =>
          this.count("user name", name, stand),
        ),
      text,
    );
  }

  private withoutIdentities(text: string): string {
    return text
      .split(/(detent:\/\/[0-9a-f]{64})/)
      .map((part) =>
        part.startsWith("detent://")
          ? part
          : part
              .replace(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, (id) =>
                this.numbered("uuid", id, (n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`),
              )
              .replace(/\b(toolu|msg|req|call|wf|task)_[A-Za-z\d]{8,}\b/g, (id: string, name: string) =>
                this.numbered("identity", id, (n) => `${name}_${n}`),
              )
              .replace(/\b[0-9a-f]{16,}\b/gi, (id) =>
                this.numbered("hash", id, (n) => String(n).padStart(id.length, "0")),
              ),
      )
      .join("");
  }

  private replacement(kind: string, original: string): string {
    return this.numbered(kind, original, (n) => {
      if (kind === "e-mail address") return `dev${n}@example.com`;
      if (kind === "web host" || kind === "internal host") return `host${n}.example`;
      if (kind === "network address") return `192.0.2.${n}`;
      return `REDACTED_${kind.replaceAll(/\W+/g, "_")}_${n}`.padEnd(original.length, "x");
    });
  }

  private numbered(kind: string, original: string, make: (n: number) => string): string {
    const key = `${kind} ${original}`;
    const before = this.made.get(key);
    if (before !== undefined) return before;
    const seen = this.counts.get(kind);
    const count = seen === undefined ? 1 : seen + 1;
    this.counts.set(kind, count);
    this.made.set(key, make(count));
    return make(count);
  }

  private count(kind: string, original: string, stand: string): string {
    return this.numbered(kind, original, () => stand);
  }

  /** Each word as another of the same length: lines, equal parts and lengths stay as they were. */
  private masked(text: string): string {
    return text
      .split(READ_PART)
      .map((part, at) =>
        at % 2 === 1 ? part : part.replace(/[\p{L}\p{N}_]{3,}/gu, (word) => this.word(word)),
      )
      .join("");
  }

  private word(word: string): string {
    const before = this.words.get(word);
    if (before !== undefined) return before;
    const count = this.words.size;
    const digits = /^\d+$/.test(word)
      ? String(count).padStart(word.length, "0")
      : letters(count, word.length);
    const stand = digits.slice(-word.length);
    this.words.set(word, stand);
    return stand;
  }
}

/** Words of one length are different for 26 to the power of the length. */
function letters(count: number, length: number): string {
  let [rest, text] = [count, ""];
  while (text.length < length) {
    text = String.fromCharCode(97 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}

function isGroups(value: unknown): value is { readonly secret?: string } {
  return typeof value === "object" && value !== null;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function suspiciousPlaces({ line, object }: NumberedObject): readonly string[] {
  const found: string[] = [];
  objectWithStrings(object, (text, _key, path) => {
    const tokens = text.replaceAll(/detent:\/\/[0-9a-f]{64}/g, "").split(/[^\w+/=-]+|\/(?=[^/]*\/)/);
    if (tokens.some(looksRandom) || hidesSecret(text)) found.push(`line ${line}: ${path.join(".")}`);
    return text;
  });
  return [...new Set(found)];
}

/** Many changes between small letters, capitals and digits, over many different characters: no word looks like that. */
function looksRandom(token: string): boolean {
  const core = token.replaceAll(/REDACTED_\w+/g, "");
  if (core.length < RANDOM_MIN) return false;
  const kinds = [...core].map(kindOf);
  const changes = kinds.filter((kind, at) => {
    const before = kinds[at - 1];
    return before !== undefined && kind !== "other" && before !== "other" && kind !== before;
  });
  return changes.length >= 5 && entropyOf(core) >= 3.5;
}

function kindOf(sign: string): "small" | "capital" | "digit" | "other" {
  if (/[a-z]/.test(sign)) return "small";
  if (/[A-Z]/.test(sign)) return "capital";
  return /\d/.test(sign) ? "digit" : "other";
}

/** Bits per character, from the characters' shares. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) {
    const seen = counts.get(sign);
    counts.set(sign, seen === undefined ? 1 : seen + 1);
  }
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}
