import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundText } from "../../src/moves/bound-text.ts";
import { noteMax, readOperands } from "../../src/moves/operands.ts";
import { addressOf } from "../../src/moves/store/address.ts";

const usual = readOperands({}).operands;
const small = readOperands({ DETENT_TRUNCATE_THRESHOLD: "700", DETENT_TRUNCATE_KEEP: "50" }).operands;

describe("a bounded text", () => {
  it("keeps both ends and says exactly what is between them", () => {
    // 100 lines of 20 units, 50 kept at each end: units 50 to 1949 are cut. Unit 50 lies in line 3 (units 40 to 59),
    // unit 1949 in line 98 (units 1940 to 1959).
    const whole = Array.from({ length: 100 }, (_, at) => `line ${String(at + 1).padStart(14, "0")}\n`).join(
      "",
    );
    const address = addressOf(whole);
    const note = [
      "1900 of 2000 characters are cut here",
      "lines 3 to 98 of 100",
      `the whole text is detent://${address}`,
      `to see lines of it, 700 characters at a time, run: echo detent://${address}:L3-98`,
    ];
    expect(boundText(whole, small, null)).toEqual({
      text: `${whole.slice(0, 50)}\n[detent: ${note.join("; ")}]\n${whole.slice(1950)}`,
      address,
    });
  });

  it("counts the line that ends at the cut, and not the one after it", () => {
    // Units 0 to 949 are one line whose feed is unit 949, the last one cut; 50 more units are kept.
    const bounded = boundText(`${"a".repeat(949)}\n${"b".repeat(50)}`, small, null);
    expect(bounded?.text).toContain("900 of 1000 characters are cut here; lines 1 to 1 of 2;");
  });

  it("carries a remark last", () => {
    expect(boundText("x".repeat(9000), usual, "a remark")?.text).toContain(":L1-1; a remark]\n");
  });

  it("is none at the threshold, and one above it", () => {
    expect(boundText("x".repeat(8000), usual, null)).toBeNull();
    expect(boundText("x".repeat(8001), usual, null)).not.toBeNull();
  });

  it("splits no surrogate pair at either cut", () => {
    // Pairs at odd offsets: unit 49 is a high half and unit 50 its low half, likewise 50 units before the end.
    const whole = `a${"😀".repeat(500)}b`;
    const bounded = boundText(whole, small, null);
    expect(bounded?.text.isWellFormed()).toBe(true);
    expect(bounded?.text.startsWith(`a${"😀".repeat(24)}\n`)).toBe(true);
    expect(bounded?.text.endsWith(`\n${"😀".repeat(24)}b`)).toBe(true);
    expect(bounded?.text).toContain("904 of 1002 characters"); // 1002 - 2 × (1 + 48)
  });
});

describe("under any operands a bounded text", () => {
  it("is within the threshold and shorter than its input, also as JSON, and its note within its room", () => {
    const unit = fc.constantFrom("y", "\n", '"', "\\", "😀", "\ud800", "\u0001");
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 3000 }).map(String),
        fc.integer({ min: -10, max: 3000 }).map(String),
        fc.array(unit, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 3000 }),
        (threshold, keep, units, times) => {
          const whole = units.join("").repeat(times);
          const { operands } = readOperands({
            DETENT_TRUNCATE_THRESHOLD: threshold,
            DETENT_TRUNCATE_KEEP: keep,
          });
          const bounded = boundText(whole, operands, "r".repeat(100));
          expect(bounded === null).toBe(whole.length <= operands.truncateThreshold);
          if (bounded === null) return;
          expect(bounded.text.length).toBeLessThanOrEqual(operands.truncateThreshold);
          expect(bounded.text.length).toBeLessThan(whole.length);
          expect(JSON.stringify(bounded.text).length).toBeLessThan(JSON.stringify(whole).length);
          const note = /\n\[detent: .*\]\n/.exec(bounded.text)?.[0];
          expect(JSON.stringify(note).length).toBeLessThanOrEqual(noteMax);
          expect(boundText(bounded.text, operands, null)).toBeNull();
        },
      ),
    );
  });
});
