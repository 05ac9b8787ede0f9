import { expect, test } from "vitest";
import { csvText } from "../../src/cli/csv-text.ts";

test("cells are quoted where a comma, a quote or a line end would break the row", () => {
  const rows = [["plain", "a,b", 'say "x"', "two\nlines", 1.5, null]];
  expect(csvText(rows)).toBe('plain,"a,b","say ""x""","two\nlines",1.5,\r\n');
});

test("a text that a spreadsheet would run is kept from it, unless exact texts are asked for", () => {
  for (const formula of ["=1+1", "+1", "-1", "@x", "\tx"]) {
    expect(csvText([[formula]])).toBe(`'${formula}\r\n`);
    expect(csvText([[formula]], "exact")).toBe(`${formula}\r\n`);
  }
  expect(csvText([["a=1", -1]])).toBe("a=1,-1\r\n");
});

test("exact texts tell an empty text from nothing", () => {
  expect(csvText([["", null]], "exact")).toBe('"",\r\n');
});
