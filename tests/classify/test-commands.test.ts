import { expect, test } from "vitest";
import { findTestCommand, isTestCommand, testCommands } from "../../src/classify/test-commands.ts";

test.each([
  "npm test",
  "npm test -- --run tests/a",
  "npm run test:unit",
  "CI=1 npm test",
  "npx vitest run",
  "npx --yes vitest run a",
  "./node_modules/.bin/jest a",
  "pytest -q tests/a.py",
  "uv run pytest",
  "python3 -m unittest a",
  "cargo test --release",
  "cargo nextest run",
  "go test ./...",
  "./gradlew test",
  "bundle exec rspec spec",
  "make check",
  "node --test",
  "npm test > out.txt",
  "'npm' \"test\"",
])("%s runs tests", (command) => {
  expect(isTestCommand(command)).toBe(true);
});

test.each([
  ["another script", "npm run testing"],
  ["an install", "npm install jest"],
  ["a word that only begins so", "pytest-watch"],
  ["a compiler", "cargo build"],
  ["the words as arguments", "echo npm test"],
  ["a search for them", "grep -rn 'npm test' ."],
  ["a help text", "npx vitest --help"],
  ["a list of tests", "pytest --collect-only"],
  ["a wrapper alone", "npx"],
  ["the shell's own test", "test -f package.json"],
  ["a pipe, whose end hides the runner's", "npm test | tail -5"],
  ["a list", "cd a && npm test"],
  ["a command that only a shell can read", "npm test $ARGS"],
  ["nothing", ""],
])("%s does not: %s", (_why, command) => {
  expect(isTestCommand(command)).toBe(false);
});

test("the row that a command is can be named", () => {
  expect(findTestCommand(["npx", "vitest", "run"])).toBe("vitest");
  expect(findTestCommand(["npm", "run", "test:unit"])).toBe("npm run test*");
  expect(findTestCommand(["npm"])).toBeUndefined();
});

test("every row of the table is found by its own words, and stands there once", () => {
  for (const row of testCommands) expect(findTestCommand(row.replace("*", "").split(" "))).toBe(row);
  expect(new Set(testCommands).size).toBe(testCommands.length);
});
