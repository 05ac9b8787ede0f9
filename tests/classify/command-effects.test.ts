// What calls do to files, worked by hand from what the programs document. A line is the answer for one path: the call
// starts in /p.

import { expect, test } from "vitest";
import { callEffects, effectOnPath, type PathEffect } from "../../src/classify/command-effects.ts";
import { parseCommand } from "../../src/classify/parse-command.ts";

function effectOf(text: string, path: string): PathEffect {
  return effectOnPath(callEffects(parseCommand(text), "/p"), path);
}

test.each([
  "ls -la",
  "cat a | grep b | head -5 | sort -u",
  "cd src && git status && git log --oneline -3",
  "git -C /x diff HEAD~1 -- a",
  "git --no-pager show HEAD:a",
  "find . -name '*.ts' -exec grep -l x {} +",
  "find . -type f | xargs wc -l",
  "grep -rn x . > /dev/null 2>&1",
  "sed -n '1,5p;/x/p' a",
  "sed 's/a/b/g; s|c|d|' a",
  "awk 'NR>1 {print $2}' a",
  "awk -F: '$3 > 5 || $4 == 1 { print $1 }' a",
  "for f in a b; do cat $f; done",
  "x=$(git rev-parse HEAD); echo $x",
  "[[ -f a ]] && echo yes",
  "node --version && npm -v",
  "curl -s http://x/ | jq .",
  "gh pr view 1",
  "# rm a",
  "echo 'rm a'",
  "f() { rm a; }",
  "sudo env A=1 timeout 5 ls",
  "git worktree list; git stash list; git config --get x",
  "wget -qO- http://x/",
  "MY_PATH=./a PATHS=b LANG=C ls",
  "GIT_PAGER=cat GIT_TERMINAL_PROMPT=0 git log",
  `x=$(git log) y='a[1]' z='$b'; echo $${"{x@Q}"} $${"{x^P}"}`,
  "read -r path < a; printf '%s\\n' PATHS",
  "set -euo pipefail; set -- -n a; alias; alias ls; hash -r; hash ls",
  "/usr/bin/time -v ls; time -p ls",
  "X=PATH=a; export NODE_ENV=test CLASSPATH=a; ls",
  "echo PATH=./a; ls",
])("%s touches nothing", (text) => {
  expect(callEffects(parseCommand(text), "/p")).toEqual({ kind: "none" });
});

test.each([
  "PATH=./a:$PATH ls",
  "PATH=./a; ls",
  "export A=1 PATH=./a; ls",
  "declare -x PATH+=:./a; ls",
  "LD_PRELOAD=./a.so cat b",
  "env LD_LIBRARY_PATH=. cat b",
  "BASH_ENV=a ls",
  "CDPATH=/elsewhere; cd x && ls",
  "HOME=. git log",
  "export GIT_EXTERNAL_DIFF=./a; git diff",
  "read -r PATH < a; ls",
  "printf -v PATH %s .; ls",
  "x='$(rm a)'; echo $x",
  `echo $${"{x@P}"}`,
  "x='b[$(rm a)]'; echo $((x))",
  "x='b[`rm a`]'; (( x ))",
  "alias ls='rm a'\nls",
  "ls() { rm $1; }; typeset -fx ls; bash -c 'ls a'",
  "/usr/bin/time -o a ls",
  "time --output=a ls; command time -ao a ls",
  "npm test",
  "./cat a",
  "$CMD a",
  "bash x.sh",
  'bash -c "$X"',
  "source x",
  "python -c 'print(1)'",
  "node --version x",
  "git commit -m x",
  "git push",
  "git checkout a",
  "git stash",
  "git st",
  "git $x",
  "xargs git",
  "git -c core.editor=x log",
  "git diff --output=a",
  "GIT_EXTERNAL_DIFF=x git diff",
  "git config --global a b",
  "sed 's/a/b/w c' a",
  "sed 's/a/b/e' a",
  "sed -f x a",
  'sed "s/a/$b/" a',
  "sed -i.bak 's/a/b/' c",
  "awk '{ print > \"a\" }' b",
  "awk '{ print | \"sh\" }' b",
  "awk '\"x\" | getline a' b",
  "awk '{ system(\"x\") }' b",
  "awk -f x b",
  'awk \'/"/ { print > "a" } /"/\' b',
  "rm $x",
  "rm ~/a",
  "rm src/../$x",
  "cd $x && rm a",
  "cd $x; > a",
  "ls | xargs rm",
  "find . -exec rm {} \\;",
  "find . -fprint a",
  "mv -b a b",
  "cat > $x",
  "curl -O http://x/a",
  "npx ls",
  "uv run ls",
  "flock a ls",
  "if git",
  "for f in a b; do cd c; rm d; done",
  'trap "$x" EXIT',
  "gh pr checkout 1",
  "tee $x",
])("%s may touch anything", (text) => {
  expect(effectOf(text, "/p/a")).toBe("uncertain");
  expect(effectOf(text, "/elsewhere")).toBe("uncertain");
});

test.each([
  ["rm a", "/p/a", "deleted"],
  ["rm a", "/p/ab", "untouched"],
  ["rm -rf a", "/p/a/b/c", "deleted"],
  ["rm -rf ./a/ /q/b", "/q/b", "deleted"],
  ["cd src && rm a", "/p/src/a", "deleted"],
  ["cd src && rm a", "/p/a", "untouched"],
  ["cd src; rm a", "/p/a", "uncertain"],
  ["cd /q && rm -- -a", "/q/-a", "deleted"],
  ["rm {a,b}.ts", "/p/b.ts", "deleted"],
  ["ls && rm a && ls", "/p/a", "deleted"],
  ["rm a; ls", "/p/a", "uncertain"],
  ["rm a || ls", "/p/a", "uncertain"],
  ["rm a &", "/p/a", "uncertain"],
  ["ls | rm a", "/p/a", "uncertain"],
  ["if ls; then rm a; fi", "/p/a", "uncertain"],
  ["rm -i a", "/p/a", "uncertain"],
  ["rm *.ts", "/p/a.ts", "uncertain"],
  ["rm src/*.ts", "/p/src/x/a.ts", "uncertain"],
  ["rm src/*.ts", "/p/a.ts", "untouched"],
  ["sudo rm a", "/p/a", "deleted"],
  ["sh -c 'rm a'", "/p/a", "deleted"],
  ["f() { rm a; }; f", "/p/a", "deleted"],
  ["rm a && touch a", "/p/a", "uncertain"],
  ["touch a && rm a", "/p/a", "deleted"],
  ["(sleep 1; touch a) & rm a", "/p/a", "uncertain"],
  ["trap 'rm a' EXIT; ls", "/p/a", "uncertain"],
  ["unlink a", "/p/a", "deleted"],
  ["git rm a", "/p/a", "deleted"],
  ["git rm --cached a", "/p/a", "untouched"],
  ["git rm 'a*'", "/p/b", "uncertain"],
  ["git -C x rm a", "/p/a", "uncertain"],
  ["mv a b", "/p/a", "deleted"],
  ["mv a b", "/p/b", "uncertain"],
  ["mv a b", "/p/b/a", "uncertain"],
  ["mv a b", "/p/c", "untouched"],
  ["mv a b c", "/p/b", "deleted"],
  ["mv -t c a b", "/p/b", "deleted"],
  ["mv -t c a b", "/p/c/b", "uncertain"],
  ["mv -n a b", "/p/a", "uncertain"],
  ["mv a .", "/p/a", "uncertain"],
  ["git mv a b", "/p/a", "deleted"],
  ["git mv a b", "/p/b", "uncertain"],
  ["cp a b", "/p/a", "untouched"],
  ["cp a b", "/p/b", "uncertain"],
  ["cp -r a b /q", "/q/a/x", "uncertain"],
  ["cp -r a b /q", "/p/b", "untouched"],
  ["ln -s /x/a", "/p/a", "uncertain"],
  ["mkdir -p a/b", "/p/a", "uncertain"],
  ["mkdir -p a/b", "/p/a/b/c", "untouched"],
  ["mkdir -m 700 a", "/p/a", "uncertain"],
  ["touch a", "/p/a", "uncertain"],
  ["touch -r b a", "/p/b", "untouched"],
  ["ls > a", "/p/a", "uncertain"],
  ["ls >> a 2> b", "/p/b", "uncertain"],
  ["ls > a", "/p/b", "untouched"],
  ["cat <<E > src/a\nx\nE", "/p/src/a", "uncertain"],
  ["{ ls; } > a", "/p/a", "uncertain"],
  ["ls < a", "/p/a", "untouched"],
  ["ls | tee -a a b", "/p/b", "uncertain"],
  ["sed -i 's/a/b/' c d", "/p/d", "uncertain"],
  ["sed -i 's/a/b/' c d", "/p/s", "untouched"],
  ["sed -i '' -e 's/a/b/' c", "/p/c", "uncertain"],
  ["sort -o a b", "/p/a", "uncertain"],
  ["sort -o a b", "/p/b", "untouched"],
  ["uniq a b", "/p/a", "untouched"],
  ["uniq a b", "/p/b", "uncertain"],
  ["dd if=a of=b bs=1", "/p/a", "untouched"],
  ["dd if=a of=b bs=1", "/p/b", "uncertain"],
  ["find src -name x -delete", "/p/src/a", "uncertain"],
  ["find src -name x -delete", "/p/a", "untouched"],
  ["curl -sSLo a http://x/", "/p/a", "uncertain"],
  ["curl -sSLo a http://x/", "/p/b", "untouched"],
  ["wget -P d http://x/a", "/p/d/a", "uncertain"],
  ["wget -P d http://x/a", "/p/a", "untouched"],
  ["env -C src rm a", "/p/src/a", "deleted"],
  ["truncate -s 0 a", "/p/a", "uncertain"],
] as const)("%s: %s is %s", (text, path, effect) => {
  expect(effectOf(text, path)).toBe(effect);
});

test("a folder of git's own is never answered for", () => {
  expect(effectOf("git status", "/p/.git/index")).toBe("uncertain");
  expect(effectOf("git status", "/p/.gitignore")).toBe("untouched");
});

test("what moves says where from", () => {
  const effects = callEffects(parseCommand("mv a b"), "/p");
  expect(effects).toEqual({
    kind: "paths",
    touches: [
      { path: "/p/a", isTree: true, what: "deleted", from: null, isCertain: true, isLater: false },
      { path: "/p/b", isTree: true, what: "written", from: "/p/a", isCertain: true, isLater: false },
    ],
  });
});

test("where the start is not known, a touch may be anywhere and a reader is still none", () => {
  for (const start of [null, "C:\\p"]) {
    expect(callEffects(parseCommand("rm /a"), start).kind).toBe("anywhere");
    expect(callEffects(parseCommand("ls 2> /dev/null"), start)).toEqual({ kind: "none" });
  }
});

test("why anything may be touched is said, and whether it goes on", () => {
  expect(callEffects(parseCommand("ls; npm test"), "/p")).toEqual({
    kind: "anywhere",
    why: "npm may write anywhere.",
    isLater: false,
  });
  expect(callEffects(parseCommand("npm run dev & ls"), "/p")).toMatchObject({ isLater: true });
  expect(callEffects(parseCommand("$x"), "/p")).toMatchObject({ why: "$x is known only when it runs." });
  expect(callEffects(parseCommand("> $x"), "/p")).toMatchObject({
    why: "A redirection writes to a path that is not known.",
  });
  expect(callEffects(parseCommand("if"), "/p")).toMatchObject({
    why: "The call cannot be told: syntax error.",
  });
});
