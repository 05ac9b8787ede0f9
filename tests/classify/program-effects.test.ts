// One program by itself: which of its words name what it touches.

import { expect, test } from "vitest";
import { programEffects } from "../../src/classify/program-effects.ts";
import { calledCommands, wordText } from "./command-lines.ts";

function linesOf(text: string): readonly string[] | string {
  const command = calledCommands(text).at(-1);
  if (command?.kind !== "named") throw new Error(`${text} has no known name`);
  const effects = programEffects(command);
  if (effects === "anywhere") return effects;
  return effects.map(({ word, isTree, what, from, isCertain }) =>
    [
      what,
      wordText(word),
      ...(isTree ? ["and below"] : []),
      ...(from === null ? [] : [`from ${wordText(from)}`]),
      ...(isCertain ? [] : ["perhaps"]),
    ].join(" "),
  );
}

test.each([
  ["rm a $b", ["deleted a and below", "deleted <$b> and below"]],
  ["rm -f -- -a", ["deleted -a and below"]],
  ["rm -I a", ["deleted a and below perhaps"]],
  ["mv a b", ["deleted a and below", "written b and below from a"]],
  [
    "mv a b --target-directory=c",
    [
      "deleted a and below",
      "deleted b and below",
      "written c and below from a",
      "written c and below from b",
    ],
  ],
  ["mv -tc a", ["deleted a and below", "written c and below from a"]],
  ["mv -u a b", ["deleted a and below perhaps", "written b and below from a"]],
  ["cp -a a b c", ["written c and below"]],
  ["cp a", ["written . and below"]],
  ["cp", []],
  ["ln -sf a b", ["written b and below"]],
  ["ln -s a", ["written . and below"]],
  ["mkdir /a/b c", ["written /a", "written /a/b", "written c"]],
  ["touch -d now a", ["written a"]],
  ["tee - a", ["written a"]],
  ["truncate --size 0 a", ["written a"]],
  ["sort --output=a b", ["written a"]],
  ["sort -k 2 -t , b", []],
  ["tree -L 2 -o a", ["written a"]],
  ["iconv -f latin1 -t utf8 -o a b", ["written a"]],
  ["iconv -f latin1 -t utf8 b", []],
  ["base64 -i a -o b", ["written b"]],
  ["base64 -w 0 a", []],
  ["ss -tD a", ["written a"]],
  ["ss -tlnp", []],
  ["history -w a", "anywhere"],
  ["history 20", []],
  ["file -C -m a", "anywhere"],
  ["file -b a", []],
  ["sort --compress-program=./a b", "anywhere"],
  ["mapfile -C 'cp a b' -c 1 c", "anywhere"],
  ["mapfile -t c", []],
  ["compgen -C ./a b", "anywhere"],
  ["bat --paging=always --pager='tee a' b", "anywhere"],
  ["bat -n a", []],
  ["rg --hostname-bin ./a b", "anywhere"],
  ["sed -i -e p -e d a b", ["written a", "written b"]],
  ["sed -ni 1p a", ["written a"]],
  ["sed -n 1p a", []],
  ["sed --in-place s/a/b/ c", ["written c"]],
  ["find a b -name c -delete", ["deleted a and below perhaps", "deleted b and below perhaps"]],
  ["find -delete", ["deleted . and below perhaps"]],
  ["find -L a -delete", ["deleted a and below perhaps"]],
  ["dd if=a of=b", ["written b"]],
  ["curl -o a http://x -o b http://y", ["written a", "written b"]],
  ["curl -H 'a: b' http://x", []],
  ["wget http://x", ["written . and below"]],
  ["wget -O a http://x", ["written a"]],
  ["wget -O - -o log http://x", ["written log"]],
  ["wget --spider http://x", []],
  ["git rm -r a b", ["deleted a and below", "deleted b and below"]],
  ["git rm --ignore-unmatch a", ["deleted a and below perhaps"]],
  ["git mv a b", ["deleted a and below", "written b and below from a"]],
  ["git rm -n a", []],
  ["git reset HEAD a", []],
  ["git config a b", []],
  ["trap - EXIT", []],
  ["uniq - a", ["written a"]],
  ["sed --in-p s/a/b/ c", "anywhere"],
  ["sed --quiet --posix 1p c", []],
  ["curl -w '%{http_code}' http://x", []],
  ["curl -w '%output{a}b' http://x", "anywhere"],
  ["curl --write-out @a http://x", "anywhere"],
  ["less -o a", "anywhere"],
  ["less '+!rm a' b", "anywhere"],
  ["less -R +G a", []],
  ["wget --warc-file=a http://x", "anywhere"],
  ["wget --save-c=a -O- http://x", "anywhere"],
  ["hash -p ./a ls", "anywhere"],
  ["set -n", "anywhere"],
])("%s: %j", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  "git rm :/a",
  "git reset --hard",
  "git --work-tree=x rm a",
  "xargs rm a",
  "xargs mv -t a",
  "ls | xargs sed -i s/a/b/",
  "cp -b a b",
  "dd $x",
  "wget -i a",
  "curl -K a",
  "gh $x",
  "shred -u a",
  "./rm a",
  "/tmp/rm a",
])("%s may write anywhere", (text) => {
  expect(linesOf(text)).toBe("anywhere");
});

test("a program of the system may be named by its path", () => {
  for (const path of ["/bin", "/usr/bin", "/usr/local/bin", "/sbin", "/opt/homebrew/bin"]) {
    expect(linesOf(`${path}/rm a`)).toEqual(["deleted a and below"]);
  }
});
