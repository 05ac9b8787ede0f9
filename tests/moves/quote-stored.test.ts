import fc from "fast-check";
import { expect, it } from "vitest";
import { pointerText } from "../../src/moves/pointer.ts";
import { quoteRoomMin, quoteStored } from "../../src/moves/quote-stored.ts";
import { addressOf } from "../../src/moves/store/address.ts";

const address = addressOf("x");

it("quotes a short text whole", () => {
  const text = "one\ntwo\n";
  expect(quoteStored({ address, lines: null }, text, 500)).toBe(
    `detent://${address} (2 lines, 8 characters):\none\ntwo\n`,
  );
});

it("quotes the beginning of a long one, and names the lines that are left out", () => {
  // 20 units a line, so the cut after unit 1899 lies in line 95; the quoted range begins at line 11 of the object.
  const text = "a line of 20 units.\n".repeat(500);
  const quote = quoteStored({ address, lines: { first: 11, last: 510 } }, text, 2200);
  const kept = quote.slice(quote.indexOf(":\n") + 2, quote.indexOf("\n[detent: "));
  expect(text.startsWith(kept)).toBe(true);
  const first = 10 + kept.split("\n").length;
  const said = `${10_000 - kept.length} characters are left out here; to see lines of them, run: echo`;
  expect(quote.endsWith(`\n[detent: ${said} ${pointerText(address, { first, last: 510 })}]`)).toBe(true);
  expect(kept.length).toBeGreaterThan(1800);
});

it("stays in its room for any text, splits no pair and keeps a beginning", () => {
  const unit = fc.constantFrom("y", "\n", "😀", "word ", "\ud800");
  fc.assert(
    fc.property(
      fc.array(unit, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: quoteRoomMin, max: 9000 }),
      fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: null }),
      (units, times, room, first) => {
        const text = units.join("").repeat(times);
        const lines = first === null ? null : { first, last: first + text.split("\n").length };
        const quote = quoteStored({ address, lines }, text, room);
        expect(quote.length).toBeLessThanOrEqual(room);
        expect(quote.isWellFormed() || !text.isWellFormed()).toBe(true);
        const kept = quote.slice(quote.indexOf(":\n") + 2).replace(/\n\[detent: .*\]$/, "");
        expect(text.startsWith(kept)).toBe(true);
        expect(kept === text || kept.length >= 100).toBe(true);
      },
    ),
  );
});
