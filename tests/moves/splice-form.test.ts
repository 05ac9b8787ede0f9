import fc from "fast-check";
import { expect, it } from "vitest";
import { readSplice } from "../../src/moves/splice-form.ts";

const address = "b6285c57e8797db5d4c51c80d6f11938afda9b11c6a003549709189e9b4b92a2";

it("only a first line that is exactly the header makes the form", () => {
  expect(readSplice("detent://splice")).toEqual([]);
  expect(readSplice("detent://splice\n")).toEqual([]);
  for (const other of [
    "",
    "detent://splice\r\n",
    " detent://splice\n",
    "detent://splicex\n",
    "x\ndetent://splice\n",
  ])
    expect(readSplice(other)).toBeNull();
});

it("its lines are sources, and keep what was written", () => {
  const lines = readSplice(`detent://splice\n=L2-30\n=${address}\n=${address}:L1-2\n+ text\n+last`);
  expect(lines).toEqual([
    { number: 2, written: "=L2-30\n", source: { kind: "target", lines: { first: 2, last: 30 } } },
    { number: 3, written: `=${address}\n`, source: { kind: "stored", pointer: { address, lines: null } } },
    {
      number: 4,
      written: `=${address}:L1-2\n`,
      source: { kind: "stored", pointer: { address, lines: { first: 1, last: 2 } } },
    },
    { number: 5, written: "+ text\n", source: { kind: "literal", text: " text\n" } },
    { number: 6, written: "+last", source: { kind: "literal", text: "last" } },
  ]);
});

it.each([
  "",
  " ",
  "x",
  "=",
  "=L1",
  "=L1-",
  "=L-1-2",
  "=l1-2",
  "=L1-2 ",
  " =L1-2",
  "=L1-2\r",
  `=detent://${address}`,
  "-x",
])("%j is no source", (line) => {
  expect(readSplice(`detent://splice\n${line}\n`)).toEqual([
    { number: 2, written: `${line}\n`, source: null },
  ]);
});

it("literals alone give back the text, with its line ends", () => {
  const text = fc.array(fc.constantFrom("a", "+", "=L1-1", "", "x\r", "😀"), { minLength: 1 });
  fc.assert(
    fc.property(text, fc.boolean(), (parts, isEnded) => {
      const end = isEnded ? "\n" : "";
      const content = `detent://splice\n${parts.map((one) => `+${one}`).join("\n")}${end}`;
      const texts = (readSplice(content) ?? []).map(({ source }) =>
        source?.kind === "literal" ? source.text : "?",
      );
      expect(texts.join("")).toBe(parts.join("\n") + end);
    }),
  );
});
