import { expect, test } from "vitest";
import type { SettingsFile } from "../../src/moves/client-settings.ts";
import { readOperandsInForce } from "../../src/moves/operands-in-force.ts";
import type { JsonObject } from "../../src/session/json-value.ts";

function file(kind: SettingsFile["kind"], path: string, env: JsonObject): SettingsFile {
  return { kind, path, settings: { env }, problem: null };
}

function row(found: ReturnType<typeof readOperandsInForce>, name: string): readonly string[] {
  const { value, source } = found.rows.find((one) => one.name === name) ?? { value: "", source: "" };
  return [value, source];
}

test("the strongest file wins over weaker ones and over the environment, and is named", () => {
  const files = [
    file("user", "/h/settings.json", { DETENT_GREP_HEAD_LIMIT: "20", DETENT_BOUNDS_MODE: "inject" }),
    file("project", "/p/settings.json", { DETENT_GREP_HEAD_LIMIT: "30" }),
  ];
  const found = readOperandsInForce({ DETENT_GREP_HEAD_LIMIT: "10", DETENT_READ_DEFAULT_LIMIT: "7" }, files);
  expect(row(found, "DETENT_GREP_HEAD_LIMIT")).toEqual(["30", "/p/settings.json (of this repository)"]);
  expect(row(found, "DETENT_BOUNDS_MODE")).toEqual(["inject", "/h/settings.json"]);
  expect(row(found, "DETENT_READ_DEFAULT_LIMIT")).toEqual(["7", "environment"]);
  expect(row(found, "DETENT_TRUNCATE_KEEP")).toEqual(["2000", "default"]);
  expect([found.operands.grepHeadLimit, found.operands.boundsMode]).toEqual([30, "inject"]);
});

test("every operand has one row", () => {
  const names = readOperandsInForce({}, []).rows.map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([14, 14]);
});

test("what is not in force as given is named with its source: values, moves and names that do not exist", () => {
  const files = [file("local", "/l", { DETENT_MOVES_OFF: "bound-read, no-such-move", DETENT_LIMIT: "1" })];
  const { ignored } = readOperandsInForce({ DETENT_GREP_HEAD_LIMIT: "many" }, files);
  expect(ignored.map(({ name, given, used, source }) => [name, given, used, source])).toEqual([
    ["DETENT_GREP_HEAD_LIMIT", "many", "200", "environment"],
    ["DETENT_MOVES_OFF", "no-such-move", "nothing", "/l"],
    ["DETENT_LIMIT", "1", "nothing", "/l"],
  ]);
});

test("a file that cannot be read sets nothing", () => {
  const broken: SettingsFile = { kind: "user", path: "/h", settings: null, problem: "x" };
  expect(row(readOperandsInForce({}, [broken]), "DETENT_STORE_SCOPE")).toEqual(["project", "default"]);
});
