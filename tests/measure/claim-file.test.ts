import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readClaim } from "../../src/measure/claim-file.ts";
import { claimOf } from "./claim-logs.ts";

const lines = [
  "claim: 1",
  "title: A filter takes 60 % off what tools show.",
  "source: a leaflet",
  "number:",
  "  kind: fall",
  "  value: 60",
  "  unit: percent",
  "denominator: result_text",
  "mechanism:",
  "  reaches: results",
  "  tools: [Bash]",
  "evidence: estimate",
];

function faultsOf(text: string): readonly string[] {
  const read = readClaim(text, "claim.yaml");
  return read.kind === "faults" ? read.faults.map(({ message }) => message) : [];
}

/** The file with the line of this number replaced. */
function withLine(number: number, line: string): string {
  return lines.map((one, k) => (k + 1 === number ? line : one)).join("\n");
}

test("a claim file gives the claim", () => {
  expect(readClaim(lines.join("\n"), "claim.yaml")).toEqual({ kind: "claim", claim: claimOf() });
});

test("every fault has its line and a remedy", () => {
  expect(faultsOf(withLine(6, "  value: sixty"))).toEqual([
    'claim.yaml:6: "number.value" is missing or not what is expected here. ' +
      "Write the number as published, above 0, without its unit.",
  ]);
  expect(faultsOf(withLine(7, "  unit: ms"))).toEqual([
    "claim.yaml:7: A fall is not given in ms. Write one of percent.",
  ]);
  expect(faultsOf(withLine(8, "denominator: everything"))[0]).toMatch(
    /^claim\.yaml:8: "denominator" is missing .* Write one of touched_calls, tool_calls, .*not_stated\.$/,
  );
  expect(faultsOf(withLine(11, "  tools: [Ba sh]"))[0]).toMatch(
    /^claim\.yaml:11: "mechanism\.tools\.0" .* Write the tool as the log names it/,
  );
  expect(faultsOf(withLine(12, "evidence: rumour"))[0]).toMatch(
    /^claim\.yaml:12: "evidence" .* preregistered\.$/,
  );
  expect(faultsOf(`${lines.join("\n")}\nsauce: a leaflet`)).toEqual([
    'claim.yaml:13: Nothing is known by the key "sauce". Remove it, or correct its spelling.',
  ]);
});

test("all faults are named at once, and a file without anything says what belongs into it", () => {
  expect(faultsOf("claim: 2\ntitle: ''\n")).toHaveLength(7);
  expect(faultsOf("")).toEqual([
    "claim.yaml:1: The file is missing or not what is expected here. " +
      "Write claim, title, source, number, denominator, mechanism and evidence.",
  ]);
  expect(faultsOf("title: [")[0]).toMatch(/^claim\.yaml:1: .* Correct the YAML at this place\.$/);
});

const shipped = join(import.meta.dirname, "../../corpora/claims");

test.each(readdirSync(shipped).filter((name) => name.endsWith(".yaml")))("%s is a claim", (name) => {
  expect(readClaim(readFileSync(join(shipped, name), "utf8"), name)).toMatchObject({ kind: "claim" });
});
