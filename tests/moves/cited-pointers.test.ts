import fc from "fast-check";
import { expect, it } from "vitest";
import { findCitedPointers } from "../../src/moves/cited-pointers.ts";

const address = "0123456789abcdef".repeat(4);
const one = `detent://${address}`;
const textsIn = (text: string): readonly string[] => findCitedPointers(text).map((cited) => cited.text);

it("finds references between other text, each at its place", () => {
  const text = `See ${one}, (${one}:L1-20) and "${one}:L3-3".`;
  expect(findCitedPointers(text)).toMatchObject([
    { text: one, at: 4, pointer: { lines: null } },
    { text: `${one}:L1-20`, pointer: { lines: { first: 1, last: 20 } } },
    { text: `${one}:L3-3`, pointer: { lines: { first: 3, last: 3 } } },
  ]);
});

it.each([`${one}.`, `${one}:`, `\`${one}\``, `<${one}>`, `${one}\n`, `${one}: that is it`, `é${one}`])(
  "takes the reference out of %s",
  (text) => {
    expect(textsIn(text)).toEqual([one]);
  },
);

it.each([
  `${one}0`,
  `${one}_`,
  one.slice(0, -1),
  one.toUpperCase(),
  address,
  `x${one}`,
  `https://${one}`,
  `${one}:L3`,
  `${one}:L3-`,
  `${one}:L3-4x`,
  `${one}:L3-1234567890123456`,
])("finds none in %s", (text) => {
  expect(textsIn(text)).toEqual([]);
});

it("gives only texts that stand there, from the first to the last", () => {
  const part = fc.constantFrom(one, `${one}:L1-2`, " ", "a", "/", ":", "L", "1", "-", "\n");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      let end = 0;
      for (const cited of findCitedPointers(text)) {
        expect(text.startsWith(cited.text, cited.at)).toBe(true);
        expect(cited.at).toBeGreaterThanOrEqual(end);
        end = cited.at + cited.text.length;
      }
    }),
  );
});
