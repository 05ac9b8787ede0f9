// The whole way from a call's text to its commands: what only looks like one, what is one in disguise, what cannot be
// told. The forms one by one are in the tests of the files that read them.

import { expect, test } from "vitest";
import { callCharsMax, callCommandsMax } from "../../src/classify/call-walk.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";
import { calledCommands, commandLines } from "./command-lines.ts";

test.each([
  ["a homoglyph", "gіt push", ["gіt push"]],
  ["a comment", "ls # && git push", ["ls"]],
  ["a comment on its own line", "# git push\nls", ["ls"]],
  ["a `#` inside a word", "echo a#b && ls x#;git", ["echo a#b", "ls x#", "git"]],
  ["a double-quoted string", 'echo "git push; git log"', ["echo git push; git log"]],
  ["a single-quoted string", "echo '$(git push)'", ["echo $(git push)"]],
  ["an escaped substitution", 'echo "\\$(git push) \\`git log\\`"', ["echo $(git push) `git log`"]],
  ["a string with C escapes", "echo $'x\\' ; git push'", ["echo x' ; git push"]],
  ["a commit message", "git commit -m 'npm test; rm -rf x'", ["git commit -m npm test; rm -rf x"]],
  ["a quoted here document", "cat <<'E'\n$(git push)\ngit push\nE", ["cat"]],
  ["a here document", "cat <<E\ngit push\nE\nls", ["cat", "ls"]],
  ["a here string", "cat <<< 'git push'", ["cat"]],
  ["a variable's value", "cmd='git push'; echo $cmd", ["-", "echo <$cmd>"]],
  ["a variable that is run", "cmd='git push'; $cmd", ["-", "?$cmd"]],
  ["an alias", "alias g='git push'; g", ["alias g=git push", "g"]],
  ["a word that looks like an alias", "gp; gst", ["gp", "gst"]],
  ["a test", "[[ git == push && -f git ]]", []],
  ["arithmetic", "(( git = push )); echo $(( git - push ))", ["echo <$(( git - push ))>"]],
  ["an array", "a=(git push); b[1]=git", ["-", "-"]],
  ["a function that is not called", "f() { git push; }; ls", ["ls"]],
  ["a case pattern", "case git in git) ls;; push|pull) ;; esac", ["ls"]],
  ["a loop's words", "for git in git push; do ls; done", ["ls"]],
  ["a redirection's target", "ls > git 2> push", ["ls"]],
  ["an argument", "echo git push; which git", ["echo git push", "which git"]],
  ["a question about a command", "command -v git; command -V git", ["command -v git", "command -V git"]],
  ["a shell that only checks", "bash -n -c 'git push'", ["bash -n -c git push"]],
  ["a parameter's default", `echo \${x:-git push}`, [`echo <\${x:-git push}>`]],
])("%s adds no command", (_what, text, lines) => {
  expect(commandLines(text)).toEqual(lines);
});

test.each([
  "git log",
  "\\git log",
  '"git" log',
  "g''it log",
  'g"i"t log',
  "g\\it log",
  "$'git' log",
  "$'g\\x69t' log",
  "/usr/bin/git log",
  "{git,log}",
  "g\\\nit log",
  "command git log",
  "command -p git log",
  "builtin command git log",
  "exec git log",
  "exec -a x git log",
  "env git log",
  "env -i -u X A=1 B=2 git log",
  "/usr/bin/env -C .. git log",
  "env - A=1 git log",
  "env -S 'git log'",
  "A=1 B='x y' git log",
  "sudo git log",
  "sudo -u x git log",
  "sudo -Eu x A=1 -- git log",
  "doas -u x git log",
  "timeout -k 5 10s git log",
  "timeout --signal=KILL 10 git log",
  "nohup git log &",
  "nice -n 10 git log",
  "nice -10 git log",
  "ionice -c2 -n7 git log",
  "stdbuf -oL -e0 git log",
  "time git log",
  "time -p git log",
  "\\time -f %e git log",
  "! git log",
  "setsid git log",
  "flock -n /tmp/lock git log",
  "flock /tmp/lock -c 'git log'",
  "chronic nohup nice git log",
  "busybox git log",
  "watch -n 2 git log",
  "watch -x git log",
  "sh -c 'git log'",
  "bash -lc 'git log'",
  "bash -euo pipefail -c 'git log'",
  "zsh -o x -c 'git log' name a b",
  "sudo sh -c \"sh -c 'git log'\"",
  "su root -c 'git log'",
  "eval git log",
  "eval 'git log'",
  "eval 'git '\"log\"",
  "bash <<< 'git log'",
  "bash -s a <<'E'\ngit log\nE",
  "trap 'git log' EXIT",
  "(git log)",
  "{ git log; }",
  "if git log; then [[ a ]]; fi",
  "f() { git log; }; f",
  "function f { git log; }\nf a b",
  "f() { g; }; g() { git log; }; f",
  "f() (git log); f",
  "npx git log",
  "parallel git log",
  "coproc git log",
])("%j is git log in disguise", (text) => {
  expect(commandLines(text)).toEqual(["git log"]);
});

test.each([
  ["a && after cd", "cd x && git log", ["cd x", "git log"]],
  ["xargs", "ls | xargs -n1 -P 4 git log", ["ls", "git log"]],
  ["xargs with a placeholder", "ls | xargs -I{} git log {}", ["ls", "git log <{}>"]],
  ["find", "find . -exec git log {} \\;", ["find . -exec git log {} ;", "git log <{}>"]],
  [
    "find with a shell",
    "find . -execdir sh -c 'git log' \\;",
    ["find . -execdir sh -c git log ;", "git log"],
  ],
  ["fd", "fd -e ts -x git log", ["fd -e ts -x git log", "git log"]],
  ["a substitution", "echo $(git log)", ["git log", "echo <$(git log)>"]],
  ["backquotes", "echo `git log`", ["git log", "echo <`git log`>"]],
  ["a quoted substitution", 'echo "a $(git log) b"', ["git log", 'echo <"a $(git log) b">']],
  ["a substitution of an assignment", "x=$(git log)", ["git log", "-"]],
  ["a substitution in arithmetic", "echo $(( $(git log) + 1 ))", ["git log", "echo <$(( $(git log) + 1 ))>"]],
  ["a substitution in a test", "[[ -n $(git log) ]]", ["git log"]],
  ["a substitution in a default", `echo \${x:-$(git log)}`, ["git log", `echo <\${x:-$(git log)}>`]],
  ["a substitution in a here document", "cat <<E\n$(git log)\nE", ["git log", "cat"]],
  ["a substitution in a target", "ls > $(git log)", ["git log", "ls"]],
  ["a substitution in a loop's words", "for x in $(git log); do ls; done", ["git log", "ls"]],
  ["a process substitution", "cat <(git log)", ["git log", "cat <<(git log)>"]],
  ["a condition", "if git log; then ls; else pwd; fi", ["git log", "ls", "pwd"]],
  ["a loop", "while git log; do ls; done", ["git log", "ls"]],
  ["a case", "case $x in a) git log;; esac", ["git log"]],
  ["a here document before it", "cat <<E && git log\nx\nE", ["cat", "git log"]],
])("%s holds git log", (_what, text, lines) => {
  expect(commandLines(text)).toEqual(lines);
});

test.each([
  ["if git", "syntax error"],
  ["git log 'a", "syntax error"],
  ["git log )", "syntax error"],
  ["git (log", "syntax error"],
  ["ls && && git log", "syntax error"],
  ["echo $(git log", "syntax error"],
  ["echo $(if)", "syntax error"],
  ["f() { if; }; ls", "syntax error"],
  [`ls ${"x".repeat(callCharsMax)}`, "too long"],
  [`${"$(".repeat(300)}ls${")".repeat(300)}`, "nested too deep"],
  [`cat ${"<(cat ".repeat(3_000)}a${")".repeat(3_000)}`, "nested too deep"],
  [`${"env ".repeat(12_000)}git push`, "nested too deep"],
  [`find . ${"-exec find . ".repeat(3_000)}-exec git push \\;`, "nested too deep"],
  [`${"eval ".repeat(20_000)}git push`, "too long"],
  ["ls;".repeat(callCommandsMax + 1), "too many commands"],
  ["git st\0atus", "syntax error"],
])("%.30s cannot be told", (text, why) => {
  expect(parseCommand(text)).toMatchObject({ kind: "unparsed", why });
});

test("many wrappers and a long text for a shell are read while they keep to the bounds", () => {
  expect(commandLines(`${"env ".repeat(90)}git push`)).toEqual(["git push"]);
  expect(commandLines(`sh -c ': ${"x".repeat(200_000)}'; sh -c ': ${"x".repeat(200_000)}'; ls`)).toHaveLength(
    3,
  );
});

test("functions that call each other over and over do not run away", () => {
  const doubling = Array.from({ length: 40 }, (_, at) => `f${at}() { f${at + 1}; f${at + 1}; }`).join("\n");
  expect(parseCommand(`${doubling}\nf40() { [[ a ]]; }\nf0`)).toMatchObject({ why: "too many commands" });
  expect(commandLines("f() { git log; f; }; f")).toEqual(["git log"]);
});

test("a call of nothing has no commands", () => {
  for (const text of ["", "  \n", "# git log", "f() { git log; }"]) expect(commandLines(text)).toEqual([]);
});

test("a text for a shell that is none leaves the shell as it stands", () => {
  expect(commandLines("bash -c 'if git'")).toEqual(["bash -c if git"]);
});

test("a span is the command's own text, and that of the shell for a text given to it", () => {
  const text = "cd x && git log; sh -c 'git push'";
  const spans = calledCommands(text).map(({ span }) => text.slice(span.from, span.to));
  expect(spans).toEqual(["cd x", "git log", "sh -c 'git push'"]);
});
