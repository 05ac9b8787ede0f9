// Laws of the whole reading, over generated commands: how a word is quoted changes nothing, what only starts a command
// keeps it, and no text in a comment, a string or a here document adds one.

import fc from "fast-check";
import { expect, test } from "vitest";
import { parseCommand } from "../../src/classify/parse-command.ts";
import { calledCommands, commandLines } from "./command-lines.ts";

const names = fc.constantFrom("git", "ls", "rm", "npm", "my-tool", "a.b", "x1");
const plainWords = fc.stringMatching(/^[a-z0-9_./=:,@%+-]{1,8}$/).filter((word) => !word.startsWith("-"));
const commands = fc
  .tuple(names, fc.array(plainWords, { maxLength: 3 }))
  .map((parts) => parts.flat().join(" "));

/** One spelling of `word` that a shell reads as the same text: each character in one of four ways. */
function spellings(word: string): fc.Arbitrary<string> {
  const spelled = [...word].map((char) =>
    fc.constantFrom(char, `\\${char}`, `'${char}'`, `"${char}"`, `${char}''`, `$'${char}'`),
  );
  return fc.tuple(...spelled).map((parts) => parts.join(""));
}

test("quoting the name or a word changes neither", () => {
  const quoted = fc
    .tuple(names, plainWords)
    .chain(([name, word]) => fc.tuple(fc.constant(`${name} ${word}`), spellings(name), spellings(word)));
  fc.assert(
    fc.property(quoted, ([plain, name, word]) => {
      expect(commandLines(`${name} ${word}`)).toEqual([plain]);
    }),
    { numRuns: 500 },
  );
});

const wraps: readonly ((command: string) => string)[] = [
  (command) => `env A=1 ${command}`,
  (command) => `sudo -u root ${command}`,
  (command) => `timeout 5 nice -n 3 ${command}`,
  (command) => `command ${command}`,
  (command) => `( ${command} )`,
  (command) => `{ ${command}; }`,
  (command) => `! ${command}`,
  (command) => `time ${command}`,
  (command) => `{ ${command} & }`,
  (command) => `for i in 1 2; do ${command}; done`,
  (command) => `f() { ${command}; }; f`,
  (command) => `sh -c '${command.replaceAll("'", "'\\''")}'`,
  (command) => `eval '${command.replaceAll("'", "'\\''")}'`,
  (command) => `: "$( ${command} )"`,
  (command) => `: <(${command})`,
  (command) => `: $(( $( ${command} ) ))`,
];

test("what starts a command keeps it, however deep", () => {
  fc.assert(
    fc.property(
      commands,
      fc.array(fc.constantFrom(...wraps.slice(4)), { maxLength: 5 }),
      (command, outer) => {
        const text = outer.reduce((inner, wrap) => wrap(inner), command);
        expect(commandLines(text).filter((line) => !line.startsWith(":"))).toEqual([command]);
      },
    ),
    { numRuns: 500 },
  );
  for (const wrap of wraps) expect(commandLines(wrap("git log"))).toContain("git log");
});

const anyText = fc
  .array(
    fc.constantFrom("git", "push", " ", ";", "&&", "|", "(", ")", "#", "=", "é", "-", "{", "}", "<", ">"),
  )
  .map((parts) => parts.join(""));

const hidings: readonly ((text: string) => string)[] = [
  (text) => `# ${text}\n`,
  (text) => `: a # ${text}\n`,
  (text) => `: '${text}'\n`,
  (text) => `: "${text}"\n`,
  (text) => `: $'${text}'\n`,
  (text) => `: <<'E'\n${text}\nE\n`,
  (text) => `: <<E\n${text}\nE\n`,
  (text) => `: <<< "${text}"\n`,
  (text) => `[[ a == "${text}" ]]\n`,
  (text) => `x='${text}'\n`,
  (text) => `f() { : '${text}'; git push; }\n`,
];

test("text in a comment, a string, a here document, a test, a value or an uncalled function adds no command", () => {
  fc.assert(
    fc.property(anyText, fc.array(fc.constantFrom(...hidings)), (text, around) => {
      const call = `${around.map((hide) => hide(text)).join("")}ls a`;
      expect(commandLines(call).filter((line) => !/^[:-]/.test(line))).toEqual(["ls a"]);
    }),
    { numRuns: 500 },
  );
});

test("a list, a pipe and a background job have the commands of their parts", () => {
  const operators = fc.constantFrom(";", "\n", "&&", "||", "|", "&");
  fc.assert(
    fc.property(fc.array(fc.tuple(commands, operators), { minLength: 1 }), commands, (parts, last) => {
      const text = parts.map(([command, operator]) => `${command} ${operator} `).join("") + last;
      expect(commandLines(text)).toEqual([...parts.map(([command]) => command), last]);
    }),
  );
});

test("any text at all is parsed or says why not, and every span lies inside of it", () => {
  const pieces = fc.constantFrom(
    ..."'\"`$(){}<>|&;#\\\n !*[]=~".split(""),
    "<<E\n",
    "if ",
    "; done",
    "cd ",
    "xargs ",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, commands), { maxLength: 20 }), (parts) => {
      const text = parts.join("");
      if (parseCommand(text).kind === "unparsed") return;
      for (const { span } of calledCommands(text)) {
        expect(span.from >= 0 && span.from <= span.to && span.to <= text.length).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});
