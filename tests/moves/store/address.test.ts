import { describe, expect, it } from "vitest";
import { addressOf, isAddress } from "../../../src/moves/store/address.ts";

describe("an address", () => {
  it("is the SHA-256 of the bytes, a text as UTF-8", () => {
    // FIPS 180-2, appendix B.1: SHA-256 of "abc".
    const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    expect([addressOf("abc"), addressOf(Buffer.from("abc"))]).toEqual([abc, abc]);
  });

  it("is 64 lower-case hexadecimal digits and nothing else", () => {
    const digits = "0123456789abcdef".repeat(4);
    expect(isAddress(digits)).toBe(true);
    for (const other of [
      digits.slice(1),
      `${digits}0`,
      digits.toUpperCase(),
      `${digits}\n`,
      `../${digits.slice(3)}`,
      "",
    ]) {
      expect(isAddress(other)).toBe(false);
    }
  });
});
