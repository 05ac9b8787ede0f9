import { expect, test } from "vitest";
import { emittedEffects } from "../../src/classify/emitted-effects.ts";

test.each<[string, readonly string[]]>([
  ["git commit -m 'one'", ["commit"]],
  ["git -C repo -c user.name=x commit --amend", ["commit"]],
  [
    "git add -A && git commit -m \"$(cat <<'EOF'\ntext\nEOF\n)\" && git push -u origin ferry",
    ["commit", "push"],
  ],
  ["cd repo; git merge main", ["merge"]],
  ["git worktree add ../ferry-7 -b ferry-7", ["worktree"]],
  ["git worktree remove ../ferry-7", ["teardown"]],
  ["gh pr create --fill", ["pr"]],
  ["gh -R o/r pr merge 7 --squash", ["merge"]],
  ["bash -c 'git push'", ["push"]],
])("%s asks for an effect", (text, kinds) => {
  expect(emittedEffects(text)).toMatchObject({ kinds, isUnknown: false });
});

test.each([
  "git status",
  "git log --grep=commit",
  "git push --dry-run origin ferry",
  "git merge --abort",
  "git worktree list",
  "gh pr view 7",
  "gh pr list --search 'git push'",
  "echo git commit",
  "grep -r 'git push' .",
  "npm run push",
  "",
])("%s asks for none", (text) => {
  expect(emittedEffects(text)).toMatchObject({ kinds: [], isUnknown: false });
});

test("what cannot be read, or only the run knows, is unknown", () => {
  expect(emittedEffects("git commit -m 'open")).toMatchObject({ kinds: [], isUnknown: true });
  expect(emittedEffects("git $ACTION")).toMatchObject({ kinds: [], isUnknown: true });
});

test("a call that runs only the effect is told from one that runs more", () => {
  expect(emittedEffects("git push").isAlone).toBe(true);
  expect(emittedEffects("git push && npm test").isAlone).toBe(false);
});
