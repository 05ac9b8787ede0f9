import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readCheckedYaml } from "../../src/measure/checked-yaml.ts";

const schema = z.strictObject(
  {
    name: z.string("Write a name."),
    sizes: z.array(z.number("Write a number."), "Write a list."),
  },
  "Write name and sizes.",
);

function faultsOf(text: string): readonly string[] {
  const read = readCheckedYaml(text, "berth.yaml", schema, ({ name, sizes }) =>
    sizes.length > 1 && name === "one"
      ? [{ path: ["sizes", 1], problem: "One has one size.", remedy: "Remove it." }]
      : [],
  );
  return read.kind === "faults" ? read.faults.map(({ message }) => message) : [];
}

test("a file without a fault gives its value", () => {
  const read = readCheckedYaml("name: pier\nsizes: [1, 2]\n", "berth.yaml", schema, () => []);
  expect(read).toEqual({ kind: "value", value: { name: "pier", sizes: [1, 2] } });
});

test("every fault is named, each with its line and its remedy", () => {
  expect(faultsOf("name: 3\nsizes:\n  - 1\n  - two\ncolour: red\n")).toEqual([
    'berth.yaml:1: "name" is missing or not what is expected here. Write a name.',
    'berth.yaml:4: "sizes.1" is missing or not what is expected here. Write a number.',
    'berth.yaml:5: Nothing is known by the key "colour". Remove it, or correct its spelling.',
  ]);
});

test("rules between fields are asked once the fields are right, and have the line of what they name", () => {
  expect(faultsOf("name: one\nsizes:\n  - 1\n  - 2\n")).toEqual([
    "berth.yaml:4: One has one size. Remove it.",
  ]);
  expect(faultsOf("name: one\nsizes: [1]\n")).toEqual([]);
});

test("what is no YAML, a key twice and an alias to nothing are faults of the file", () => {
  expect(faultsOf("name: [\n")[0]).toMatch(/^berth\.yaml:\d+: .* Correct the YAML at this place\.$/);
  expect(faultsOf("name: a\nname: b\nsizes: []\n")[0]).toMatch(/^berth\.yaml:2: .*unique/);
  expect(faultsOf("name: *nowhere\nsizes: []\n")[0]).toMatch(
    /^berth\.yaml:1: .* Write it without aliases\.$/,
  );
  expect(faultsOf("")).toEqual([
    "berth.yaml:1: The file is missing or not what is expected here. Write name and sizes.",
  ]);
});
