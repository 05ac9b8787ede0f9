// Test runners. The rows that the moves go by (`test-commands.ts`) are rows here too; a target of a package's scripts
// or of a makefile is read by its name.

import { type ClassTable, plainRows } from "../command-class.ts";
import { testCommands } from "../test-commands.ts";

/** Rows of `testCommands` that other rows and targets here say already, in more general words. */
const saidElsewhere = [
  /^(?:npm|pnpm|yarn|bun) run(?:-script)? /,
  /^(?:deno task|make|just|task|turbo|turbo run|nx|rake) /,
  /^(?:pnpm|yarn|bun|rails|php artisan) test\*?$/,
  /^python3? (?:-m|manage\.py) /,
  /^(?:mvnw?|gradlew?) /,
  /^(?:karma|cypress|node) /,
];

export const test: ClassTable = {
  name: "test",
  group: "mechanical",
  meaning: "Runs tests, or asks a test runner about them.",
  rows: [
    ...plainRows(testCommands.filter((row) => !saidElsewhere.some((said) => said.test(row))).join("\n")),
    ...plainRows(`
      unittest, minitest, bats, karma, cypress, coverage, c8, nyc, stryker, act, pnpm t, rails test
      rails test:system, php artisan test, python manage.py test, make check, xcodebuild test`),
    { words: "mvn", operandIs: ["test", "verify"] },
    { words: "gradle", operandIs: ["test", "check", "verify"] },
    { words: "node", anyOf: ["test"] },
  ],
  targets: [
    "test",
    "tests",
    "testing",
    "spec",
    "specs",
    "e2e",
    "coverage",
    "unittest",
    "unittests",
    "pretest",
    "testall",
    "vitest",
    "jest",
    "pytest",
  ],
};
