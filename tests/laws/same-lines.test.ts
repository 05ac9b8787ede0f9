// redirect-search against the real grep and rg, on generated trees with ignored, hidden, binary and oddly named files:
// a command that is refused shows the lines that the named call finds. The search tool is taken for what it is on
// 2.0.77: ripgrep with options of its own and the call's, of which it shows the first head_limit lines.

import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../../src/moves/decide.ts";
import { liveWorld } from "../../src/moves/live-world.ts";
import { readOperands } from "../../src/moves/operands.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import { isJsonObject, type JsonObject, numberAt, stringAt } from "../../src/session/json-value.ts";
import { freshFolder } from "../moves/store/fresh-folder.ts";

const isMissing = ["rg", "grep", "bash"].filter((name) => spawnSync(name, ["--version"]).error !== undefined);
const title = "the named call finds the lines that the refused command shows";
const whole = isMissing.length === 0 ? title : `${title} (skipped: ${isMissing.join(", ")} not installed)`;

interface Drawn {
  readonly files: Readonly<Record<string, string>>;
  readonly commands: readonly string[];
  readonly locale: string;
  readonly headLimit: number;
}

const fragments = [
  "foo",
  "fo",
  "FOO",
  "a",
  "b",
  "",
  " ",
  "a+b",
  "(a)",
  "a{2}",
  "a\\b",
  "\t",
  "größe",
  "K",
  "-",
  "aa",
];
const line = fc.array(fc.constantFrom(...fragments), { maxLength: 4 }).map((parts) => parts.join(""));
const ends = fc.constantFrom("\n", "\n", "\n", "\r\n", "\r", "\n\n", "\v", "\u0000", "\n\ufeff", "\u2028\n");
const body = fc
  .array(fc.tuple(line, ends), { maxLength: 8 })
  .chain((lines) => line.map((last) => lines.flat().join("") + last));
const marked = line.map((one) => `\ufeff${one}\n${one}\n`);
const plainBody = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((one) => `${one}\n`).join(""));
const asciiBody = plainBody.map((text) => text.replaceAll("größe", "grow"));
const names = [
  "f.txt",
  "a b.txt",
  ".hidden",
  "skipped.log",
  "it's",
  "ü.txt",
  "[ab]",
  "d/in.txt",
  "d/.h",
  "x=y",
];

const files = fc
  .record(Object.fromEntries(names.map((name) => [name, fc.oneof(asciiBody, plainBody, marked, body)])))
  .map((drawn) => ({ ...drawn, ".ignore": "*.log\n" }));

const atoms = "foo fo a b . a* .* [ab] [^a] [a-z] [0-9] \\w \\W \\s \\S \\. \\\\ \\b \\d \\+ a+ a? a+? a**";
const more =
  "(a) (a|b) (a)* a|b a{2} a{1,2} ^ $ ^* * + {2} ( ) [a\\] [[:alpha:]] []a] [a&&b] [-a] [a-] größe K k \\< \\1 (?i)a";
const counts = ["a{,2}", "a{2,1}", "(foo)?"];
const atom = fc.oneof(
  fc.constantFrom(...atoms.split(" ")),
  fc.constantFrom(...`${atoms} ${more}`.split(" "), ...counts),
);
const pattern = fc.oneof(
  fc.constantFrom("foo", "a", "größe", "^foo$", "^", "$", "", "a b", "-", "FOO", "gr..e", "grö.*e", "^fo*"),
  fc
    .tuple(
      fc.constantFrom("", "", "^"),
      fc.array(atom, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("", "", "$"),
    )
    .map(([first, parts, last]) => first + parts.join("") + last),
);
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const word = pattern.chain((text) => fc.constantFrom(quoted(text), quoted(text), text, `"${text}"`));
const flag = fc.oneof(
  fc.constantFrom("-i", "-n", "-E", "-in", "-A 1", "-B2", "-C 1", "-nA1", "-iC0"),
  fc.constantFrom(
    "-v",
    "-w",
    "-c",
    "-l",
    "-r",
    "-e",
    "-F",
    "-o",
    "--",
    "-A x",
    "-h",
    "-1",
    "-x",
    "-s",
    "-iE",
    "-z",
  ),
);
const flags = fc.oneof(fc.constant([]), fc.constant(["-E"]), fc.array(flag, { maxLength: 3 }));
const paths = fc.constantFrom(
  ...[...names, ".", "d", "none", "./f.txt", "d/../f.txt"].map(quoted),
  "",
  "",
  "f.txt d",
);
const path = fc.oneof(fc.constant("f.txt"), fc.constant("f.txt"), paths);
const command = fc
  .tuple(fc.constantFrom("rg", "grep", "grep", "grep"), flags, word, path, fc.constantFrom("", "", "", "-n"))
  .map(([name, given, text, path, last]) => [name, ...given, text, path, last].join(" "));

const drawn: fc.Arbitrary<Drawn> = fc.record({
  files,
  commands: fc.array(command, { minLength: 6, maxLength: 6 }),
  locale: fc.constantFrom("C", "C.UTF-8"),
  headLimit: fc.constantFrom(200, 2),
});

/** The call that the move names in this folder instead of the command; null: it is silent. */
function namedCall(text: string, cwd: string, headLimit: number): JsonObject | null {
  const event = readHookEvent({
    hook_event_name: "PreToolUse",
    tool_name: "Bash",
    tool_input: { command: text },
    cwd,
  });
  const operands = { DETENT_SEARCH_TOOL: "present", DETENT_GREP_HEAD_LIMIT: String(headLimit) };
  if (event === null) throw new Error("not an event");
  const { decision } = decide(
    event,
    liveWorld({
      disk: fs,
      store: { has: () => false, get: () => ({ kind: "absent" }) },
      lookups: { find: () => null },
      operands: readOperands(operands).operands,
      transcriptPath: null,
      now: () => "2026-01-01T00:00:00.000Z",
    }),
  );
  return decision?.kind === "deny" && decision.instead !== null ? decision.instead.input : null;
}

function linesOf(program: string, args: readonly string[], cwd: string, locale: string): readonly string[] {
  const env = { PATH: process.env.PATH, LC_ALL: locale, HOME: cwd };
  const { stdout } = spawnSync(program, args, { cwd, env, stdio: ["ignore", "pipe", "ignore"] });
  return stdout.toString("latin1").split("\n").slice(0, -1);
}

/** The options that the tool gives to ripgrep whatever it is asked. Numbers of lines are left to the call. */
const ofTheTool = ["--hidden", "--glob", "!.git", "--max-columns", "500"];

/** What the search tool finds: ripgrep with the arguments of the tool and of the call. */
function foundBy(input: JsonObject, cwd: string, locale: string): readonly string[] {
  const args = [...ofTheTool, ...["-i", "-n"].filter((one) => input[one] === true)];
  for (const one of ["-A", "-B", "-C"]) {
    const count = numberAt(input, one);
    if (count !== null) args.push(one, String(count));
  }
  const path = stringAt(input, "path");
  args.push("-e", stringAt(input, "pattern") ?? "", ...(path === null ? [] : ["--", path]));
  return linesOf("rg", args, cwd, locale).slice(0, numberAt(input, "head_limit") ?? undefined);
}

function expectSame(shown: readonly string[], found: readonly string[], headLimit: number): void {
  if (shown.length <= headLimit) expect([...found].sort()).toEqual([...shown].sort());
  else expect([found.length, found.filter((one) => !shown.includes(one))]).toEqual([headLimit, []]);
}

/** A line, or a word about a binary file, that names a hidden file; the rule between two groups of lines. */
const ofHidden = /^(?:--$|(?:Binary file )?(?:[^:]*\/)?\.[^/.:]+(?:[:-]| matches))/;

/** In a folder the tool reads hidden files besides; nothing else may differ. */
function expectBesides(shown: readonly string[], found: readonly string[], headLimit: number): void {
  if (found.length < headLimit) expect(shown.filter((one) => !found.includes(one))).toEqual([]);
  expect(found.filter((one) => !shown.includes(one) && !ofHidden.test(one))).toEqual([]);
}

test.skipIf(isMissing.length > 0)(whole, { timeout: 120_000 }, () => {
  const parent = freshFolder();
  const named = { rg: 0, grep: 0 };
  fc.assert(
    fc.property(drawn, ({ files: tree, commands, locale, headLimit }) => {
      const cwd = fs.mkdtempSync(`${parent}/t-`);
      fs.mkdirSync(`${cwd}/d`);
      for (const [name, text] of Object.entries(tree)) fs.writeFileSync(`${cwd}/${name}`, text);
      for (const text of commands) {
        const input = namedCall(text, cwd, headLimit);
        if (!isJsonObject(input)) continue;
        named[text.startsWith("rg") ? "rg" : "grep"] += 1;
        const [shown, found] = [linesOf("bash", ["-c", text], cwd, locale), foundBy(input, cwd, locale)];
        (text.startsWith("rg") ? expectBesides : expectSame)(shown, found, headLimit);
      }
      fs.rmSync(cwd, { recursive: true });
    }),
    { numRuns: 100 },
  );
  expect(Math.min(named.rg, named.grep)).toBeGreaterThan(10);
});

test.skipIf(isMissing.length > 0).each([
  ["a byte order mark", "\ufefffoo\n", "grep '^foo' f"],
  ["a line that the tool leaves out", `foo${"x".repeat(497)}\n`, "grep foo f"],
  ["a NUL", "foo\0\nfoo\n", "grep foo f"],
  ["bytes that are no UTF-8", Buffer.from("foo\xe9\n", "latin1"), "grep foo f"],
  ["a dot beyond ASCII", "größe\n", "grep 'gr.ße' f"],
  ["another case beyond ASCII", "GRÖßE\n", "grep -i größe f"],
  ["a Kelvin sign", "\u212a\n", "grep -i k f"],
  ["a plus in a basic pattern", "foo\nfo+\n", "grep 'fo+' f"],
  ["an escaped plus in a basic pattern", "foo\nfo+\n", "grep 'fo\\+' f"],
  ["braces in a basic pattern", "aa\na{2}\n", "grep 'a{2}' f"],
  ["a star at the start", "*foo\n", "grep '*foo' f"],
  ["an anchor inside a basic pattern", "a^b\n", "grep 'a^b' f"],
  ["an end inside a basic pattern", "a$b\n", "grep 'a$b' f"],
  ["a digit class", "d\n1\n", "grep '\\d' f"],
  ["a lazy repetition", "f\n", "grep -E 'fo+?' f"],
  ["a set operation", "a\n&\n", "grep '[a&&b]' f"],
  ["a backslash in a set", "a\n", "grep '[a\\]' f"],
  ["a back-reference", "aa\n", "grep -E '(a)\\1' f"],
  ["an open count", "a\n", "grep -E 'a{,2}b?' f"],
])("where the two programs disagree on %s, the command is left alone", (what, text, command) => {
  // Elsewhere the plain locale is the one that shows the difference.
  const locale = what === "bytes that are no UTF-8" ? "C.UTF-8" : "C";
  const cwd = freshFolder();
  fs.writeFileSync(`${cwd}/f`, text);
  const asked = /^grep (?:(-i) |-E )?'?(.*?)'? f$/.exec(command);
  const call = { pattern: asked?.[2] ?? "", path: "f", "-i": asked?.[1] === "-i" };
  const [shown, found] = [linesOf("bash", ["-c", command], cwd, locale), foundBy(call, cwd, locale)];
  expect(found).not.toEqual(shown);
  expect(namedCall(command, cwd, 200)).toBeNull();
});
