import { describe, expect, it } from "vitest";
import { danglingSentence, pointerText, readPointer, resolvePointer } from "../../src/moves/pointer.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { worldOf } from "./fixture-world.ts";

const text = "one\ntwo\nthree\n";
const address = addressOf(text);

function resolve(reference: string, world = worldOf({ storedTexts: [text] })) {
  const pointer = readPointer(reference);
  if (pointer === null) throw new Error(reference);
  return { pointer, resolved: resolvePointer(pointer, world) };
}

describe("a reference", () => {
  it("is the exact form and nothing beside it", () => {
    expect(readPointer(`detent://${address}`)).toEqual({ address, lines: null });
    expect(readPointer(`detent://${address}:L2-30`)).toEqual({ address, lines: { first: 2, last: 30 } });
    for (const other of [
      `detent://${address}\n`,
      ` detent://${address}`,
      `detent://${address.toUpperCase()}`,
      `detent://${address.slice(1)}`,
      `detent://${address}0`,
      `detent://${address}:L2`,
      `detent://${address}:2-3`,
      `detent://${address}:L-1-2`,
      `DETENT://${address}`,
    ]) {
      expect([other, readPointer(other)]).toEqual([other, null]);
    }
  });

  it("is written as it is read", () => {
    for (const lines of [null, { first: 1, last: 2 }]) {
      expect(readPointer(pointerText(address, lines))).toEqual({ address, lines });
    }
  });

  it("resolves to the bytes it names", () => {
    const bytes = ["", ":L1-3", ":L2-2"].map((range) => resolve(`detent://${address}${range}`).resolved);
    expect(
      bytes.map((one) =>
        one.isKnown && one.value.kind === "bytes" ? Buffer.from(one.value.bytes).toString() : null,
      ),
    ).toEqual([text, text, "two\n"]);
  });

  it("says why it gives no bytes", () => {
    const sentence = (reference: string, world = worldOf({ storedTexts: [text] })): string => {
      const { pointer, resolved } = resolve(reference, world);
      if (!resolved.isKnown || resolved.value.kind === "bytes") throw new Error("resolved");
      return danglingSentence(pointer, resolved.value);
    };
    expect(sentence(`detent://${"1".repeat(64)}`)).toContain("is not in this project's store");
    expect(sentence(`detent://${address}:L3-4`)).toContain("outside of the object, which has 3 lines");
    expect(sentence(`detent://${address}:L0-1`)).toContain("outside of the object");
    expect(sentence(`detent://${address}`, worldOf({ damagedTexts: [text] }))).toContain("damaged");
  });

  it("stays unknown where the store cannot tell", () => {
    const { resolved } = resolve(`detent://${"1".repeat(64)}:L1-1`, worldOf({ isStoreComplete: false }));
    expect(resolved).toMatchObject({
      isKnown: false,
      question: { kind: "stored object", about: "1".repeat(64) },
    });
  });
});
