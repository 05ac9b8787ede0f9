// The name of a program as rows know it.

import { expect, test } from "vitest";
import { commandRules, prepareRules } from "../../src/classify/command-rules.ts";
import { packageName, rowProgramOf } from "../../src/classify/program-name.ts";

test.each([
  ["python3.11", "python"],
  ["pip3", "pip"],
  ["gcc-12", "gcc"],
  ["python.exe", "python"],
  ["gradlew", "gradle"],
  ["prettier@3", "prettier"],
  ["sha256", "sha256"],
  ["7z", "7z"],
  ["c8", "c8"],
  ["@", "@"],
])("%s is %s", (written, name) => {
  expect(rowProgramOf(written, prepareRules(commandRules))).toBe(name);
});

test("a package is known by its last name, without the release", () => {
  expect(["@biomejs/biome@2", "tsx", "a@1.2.3"].map(packageName)).toEqual(["biome", "tsx", "a"]);
});
