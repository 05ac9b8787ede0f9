import fc from "fast-check";
import { expect, it } from "vitest";
import { writtenText } from "../../src/moves/written-text.ts";

const kind = (text: string): string => writtenText(Buffer.from(text), "It").kind;

it("whole UTF-8 becomes the text of exactly these bytes, and anything else is refused", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.string({ unit: "binary" }).map((text) => Buffer.from(text)),
      ),
      (bytes) => {
        const written = writtenText(bytes, "It");
        if (written.kind === "text") expect(Buffer.from(written.text).equals(bytes)).toBe(true);
        else expect(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes)).toThrow();
      },
    ),
  );
});

it("a byte order mark and line ends stay", () => {
  expect(writtenText(Buffer.from("\ufeffa\r\n\r"), "It")).toEqual({ kind: "text", text: "\ufeffa\r\n\r" });
});

it("a text that is itself a reference or a splice is refused, one that holds it among others is not", () => {
  const reference = `detent://${"1".repeat(64)}`;
  expect([reference, `${reference}:L1-2`, "detent://splice", "detent://splice\n+x"].map(kind)).toEqual(
    Array(4).fill("refused"),
  );
  expect([`${reference}\n`, ` ${reference}`, "x\ndetent://splice\n", ""].map(kind)).toEqual(
    Array(4).fill("text"),
  );
});

it("the reason calls the bytes by the name given", () => {
  expect(writtenText(Uint8Array.of(0xff), "The object")).toEqual({
    kind: "refused",
    reason: "The object is not UTF-8 text, and this call can write nothing else.",
  });
});
