// What git and gh do to files, by git's documentation; that options may be given in part was tried on git 2.39.

import { expect, test } from "vitest";
import { ghEffects, gitEffects } from "../../src/classify/git-effects.ts";
import { calledCommands } from "./command-lines.ts";

function effectsOf(text: string): string {
  const command = calledCommands(text).at(-1);
  if (command?.kind !== "named") throw new Error(`${text} has no known name`);
  const effects = command.name === "gh" ? ghEffects(command) : gitEffects(command);
  if (effects === "anywhere") return effects;
  return effects
    .map(({ what, word, isCertain }) => `${what} ${word.value}${isCertain ? "" : " perhaps"}`)
    .join(", ");
}

test.each([
  "git diff --output=a",
  "git grep --open-files-in-pager=./a b",
  "git grep --open=./a b",
  "git grep -O./a b",
  "git ls-remote --upload-pack=./a b",
  "git ls-remote --upload-p=./a b",
  "git ls-remote --exec=./a b",
  "git fetch --upload-p ./a b",
  "git --exec-path=. log",
  "git --git-dir=a status",
  "git config --global a b",
  "git config --glob a b",
  "git config --fil=a b c",
  "git reset --hard",
  "git reset --har",
  "git stash",
  "git commit -m a",
  "git unheard-of",
  "gh pr checkout 1",
  "gh unheard-of",
])("%s may write anywhere", (text) => {
  expect(effectsOf(text)).toBe("anywhere");
});

test.each([
  ["git diff --text --output-indicator-new=a", ""],
  ["git log --oneline --exclude=a --all", ""],
  ["git ls-files --others --exclude-standard", ""],
  ["git grep -n a", ""],
  ["git config a b", ""],
  ["git config --get --global a", ""],
  ["git reset --mixed", ""],
  ["git stash list", ""],
  ["git reflog expire --all", ""],
  ["git rm -r --force a", "deleted a"],
  ["git rm --cached a", ""],
  ["git rm --cach a", "deleted a perhaps"],
  ["git rm -q --ignore-unm a", "deleted a perhaps"],
  ["git mv -f a b", "deleted a, written b"],
  ["git mv -k a b", "deleted a perhaps, written b"],
  ["gh pr view 1", ""],
  ["gh api a", ""],
])("%s: %j", (text, lines) => {
  expect(effectsOf(text)).toBe(lines);
});
