import fc from "fast-check";
import { expect, test } from "vitest";
import { readContractFields, readContracts } from "../../src/session/result-contracts.ts";

const review = `Two things stand in the way.

---REVIEW RESULT---
reviewer: second-reader
verdict: FAIL
finding_count: 2
findings:
  - id: F1
    severity: high
    path: src/ferry.ts
    line: 12
    criterion: AC-2
    blocking: true
  - id: F2
    severity: low
    blocking: no
---END---
`;

test("a review is read with the ids of its findings", () => {
  expect(readContracts(review)).toEqual([
    {
      kind: "review",
      state: "complete",
      line: 3,
      reading: { standing: "valid", version: "1", facts: { verdict: "FAIL", ids: ["F1", "F2"] } },
    },
  ]);
});

function whyOf(text: string): string | undefined {
  const reading = readContracts(text)[0]?.reading;
  return reading?.standing === "malformed" ? reading.why : undefined;
}

test.each([
  [
    "a count that is not the list's",
    review.replace("count: 2", "count: 3"),
    "`finding_count` is 3, and 2 findings are listed.",
  ],
  [
    "PASS with a blocking finding",
    review.replace("FAIL", "pass"),
    "The verdict is pass, and 1 of its findings are blocking.",
  ],
  ["an id that stands twice", review.replace("id: F2", "id: F1"), 'Two findings have the id "F1".'],
  [
    "a finding without its severity",
    review.replace("    severity: low\n", ""),
    "`findings.1.severity` is missing.",
  ],
  ["no verdict", review.replace("verdict: FAIL\n", ""), "`verdict` is missing."],
  [
    "a count in words",
    review.replace("count: 2", "count: two"),
    "`finding_count` is not what the contract asks for.",
  ],
  [
    "blocking that may be",
    review.replace("blocking: no", "blocking: maybe"),
    "`findings.1.blocking` is not what the contract asks for.",
  ],
  [
    "findings in prose",
    review.replace(/findings:\n.*(?=---END)/s, "findings: two of them\n"),
    "`findings` is no list.",
  ],
  [
    "a line of prose",
    review.replace("verdict: FAIL", "I would say no"),
    "Line 2 of the block is no `key: value`.",
  ],
  [
    "a version of tomorrow",
    review.replace("verdict", "version: 2\nverdict"),
    "Version 2 of the contract is not known.",
  ],
])("%s makes it malformed", (_what, text, why) => {
  expect(whyOf(text)).toBe(why);
});

test.each(["pass", "PASSED", "Pass."])("a verdict of %s has no blocking finding either", (verdict) => {
  expect(whyOf(review.replace("FAIL", verdict))).toBe(
    `The verdict is ${verdict}, and 1 of its findings are blocking.`,
  );
});

test("near misses are valid: PASS with findings that do not block, a review without findings, version 1", () => {
  expect(whyOf(review.replace("FAIL", "PASS").replace("blocking: true", "blocking: false"))).toBeUndefined();
  expect(whyOf(review.replace("verdict", "version: v1\nverdict"))).toBeUndefined();
  const clean = { reviewer: "r", verdict: "PASS", finding_count: 0, findings: [] };
  expect(readContractFields("review", clean)).toMatchObject({ standing: "valid", facts: { ids: [] } });
});

test("implementation and fix ask for their own fields", () => {
  const built = { status: "done", changed_paths: ["a.ts"], criteria_claimed: [], summary: "s", blockers: [] };
  expect(readContractFields("implementation", built).standing).toBe("valid");
  expect(readContractFields("implementation", { ...built, blockers: "none" })).toMatchObject({
    why: "`blockers` is no list.",
  });
  expect(readContractFields("implementation", { ...built, changed_paths: [""] })).toMatchObject({
    why: "`changed_paths.0` is not what the contract asks for.",
  });
  const attempted = [{ id: "F1", disposition: "fixed" }];
  const fixed = { findings_attempted: attempted, changed_paths: [], blockers: [] };
  expect(readContractFields("fix", fixed)).toMatchObject({ standing: "valid", facts: { ids: ["F1"] } });
  expect(
    readContractFields("fix", { ...fixed, findings_attempted: [...attempted, ...attempted] }),
  ).toMatchObject({
    why: 'Finding "F1" is attempted twice.',
  });
});

test("an artifact's version holds where the block names none", () => {
  const [found] = readContracts(review, "7");
  expect(found?.reading).toMatchObject({ standing: "malformed", version: "7" });
});

test("a block that is not complete is found and never read", () => {
  const cut = review.slice(0, review.indexOf("---END"));
  expect(readContracts(cut)).toEqual([{ kind: "review", state: "unfinished", line: 3, reading: null }]);
  expect(readContracts(`\`\`\`\n${review}\`\`\`\n`)[0]).toMatchObject({ state: "example", reading: null });
});

const id = fc.stringMatching(/^[A-Z]{1,3}-\d{1,3}$/);
const finding = fc.record({ id, severity: fc.constantFrom("low", "high"), blocking: fc.boolean() });
const findings = fc.uniqueArray(finding, { selector: ({ id: own }) => own });

test("a review that is written out is valid exactly where its count is right and PASS has nothing blocking", () => {
  fc.assert(
    fc.property(findings, fc.constantFrom("PASS", "FAIL"), fc.nat({ max: 1 }), (listed, verdict, more) => {
      const rows = listed.map(
        (one) => `- id: ${one.id}\n  severity: ${one.severity}\n  blocking: ${one.blocking}\n`,
      );
      const list = rows.length === 0 ? "findings: []\n" : `findings:\n${rows.join("")}`;
      const head = `reviewer: r\nverdict: ${verdict}\nfinding_count: ${listed.length + more}\n`;
      const [found] = readContracts(`---REVIEW RESULT---\n${head}${list}---END---`);
      const isRight = more === 0 && !(verdict === "PASS" && listed.some(({ blocking }) => blocking));
      expect(found?.reading?.standing).toBe(isRight ? "valid" : "malformed");
    }),
  );
});
