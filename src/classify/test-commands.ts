// Which simple commands run tests: a table of words, nothing else. A command counts when its first words, its wrappers
// taken off, are a row of the table; what a script of another name does is not guessed. Asking a runner for its help,
// its version or a list of tests runs none.

import { readSimpleCommand } from "./simple-command.ts";

/** The first words of a command that runs tests; a last `*` stands for any ending of that word after a colon. */
export const testCommands: readonly string[] = [
  "npm test",
  "npm t",
  "npm run test*",
  "npm run-script test*",
  "pnpm test*",
  "pnpm run test*",
  "yarn test*",
  "yarn run test*",
  "bun test",
  "bun run test*",
  "deno test",
  "deno task test*",
  "node --test",
  "vitest",
  "jest",
  "mocha",
  "ava",
  "tap",
  "jasmine",
  "karma start",
  "playwright test",
  "cypress run",
  "ng test",
  "pytest",
  "py.test",
  "python -m pytest",
  "python -m unittest",
  "python manage.py test",
  "python3 -m pytest",
  "python3 -m unittest",
  "python3 manage.py test",
  "tox",
  "nox",
  "hatch test",
  "cargo test",
  "cargo nextest run",
  "go test",
  "gotestsum",
  "mvn test",
  "mvn verify",
  "mvnw test",
  "mvnw verify",
  "gradle test",
  "gradle check",
  "gradlew test",
  "gradlew check",
  "sbt test",
  "rspec",
  "rake test*",
  "rails test*",
  "phpunit",
  "pest",
  "composer test",
  "artisan test",
  "php artisan test",
  "dotnet test",
  "ctest",
  "swift test",
  "mix test",
  "flutter test",
  "dart test",
  "zig build test",
  "zig test",
  "stack test",
  "cabal test",
  "bazel test",
  "make test*",
  "make check",
  "just test*",
  "task test*",
  "turbo test*",
  "turbo run test*",
  "nx test",
  "prove",
];

/** Words before a command that only start it. */
const wrappers: readonly string[] = [
  "npx",
  "npx --yes",
  "npx -y",
  "npm exec",
  "npm exec --",
  "pnpm exec",
  "pnpm dlx",
  "yarn exec",
  "yarn dlx",
  "bunx",
  "uv run",
  "poetry run",
  "pipenv run",
  "pdm run",
  "hatch run",
  "bundle exec",
];

/** Arguments with which a runner runs nothing. */
const runsNothing: ReadonlySet<string> = new Set([
  "--help",
  "-h",
  "--version",
  "-V",
  "--collect-only",
  "--co",
  "--list",
  "--listTests",
  "--list-tests",
  "--no-run",
  "--showConfig",
  "--dry-run",
]);

/** True where `text` is one simple command that runs tests. A list, a pipe or a variable in it makes it another. */
export function isTestCommand(text: string): boolean {
  const command = readSimpleCommand(text);
  return command.kind === "simple" && findTestCommand(command.words.map((word) => word.text)) !== undefined;
}

/** The row of the table that the words of a simple command are, or undefined. */
export function findTestCommand(words: readonly string[]): string | undefined {
  const bare = withoutWrapper(words);
  const named = bare.map((word, at) => (at === 0 ? word.replace(/^.*[\\/]/, "") : word));
  if (named.some((word) => runsNothing.has(word))) return undefined;
  return testCommands.find((row) => startsWith(named, row.split(" ")));
}

function withoutWrapper(words: readonly string[]): readonly string[] {
  const found = wrappers.map((row) => row.split(" ")).filter((row) => startsWith(words, row));
  const longest = found.sort((left, right) => right.length - left.length)[0];
  return longest === undefined ? words : words.slice(longest.length);
}

function startsWith(words: readonly string[], row: readonly string[]): boolean {
  return row.every((part, at) => {
    const word = words[at];
    if (!part.endsWith("*")) return word === part;
    const stem = part.slice(0, -1);
    return word === stem || word?.startsWith(`${stem}:`) === true;
  });
}
