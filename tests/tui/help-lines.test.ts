// The help names every key.

import { expect, test } from "vitest";
import { helpLines } from "../../src/tui/help-lines.ts";

test("every key that does something is named", () => {
  const text = helpLines(80)
    .map((one) => one.text)
    .join("\n");
  for (const key of [
    "j",
    "PgUp",
    "Home",
    "Enter",
    "Esc",
    "Tab",
    "/",
    "s ",
    "z ",
    "n N",
    "r ",
    "i ",
    "c ",
    "L",
    "x ",
    "y ",
    "R",
    "q",
    "Ctrl-Z",
  ])
    expect(text).toContain(key);
});

test("where it is narrow, meanings stand closer", () => {
  expect(helpLines(40)[1]?.text.startsWith("↑ ↓ or k j    up")).toBe(true);
});
