import { expect, test } from "vitest";
import { safe, table } from "../../src/measure/markdown-text.ts";

test("a name from a log is neither a link nor a heading nor an element, and a metric reads as it is", () => {
  expect(safe("[x](http://e) <b> *a* `c` #h |p| ~s~ &amp;")).toBe(
    "\\[x\\](http://e) &lt;b&gt; \\*a\\* \\`c\\` \\#h \\|p\\| \\~s\\~ &amp;amp;",
  );
  expect(safe("bash_calls _b_")).toBe("bash_calls \\_b\\_");
  expect(safe("a\nb")).not.toContain("\n");
});

test("a table has a row for its head, a rule and one for each row", () => {
  expect(table(["a", "b"], [["1", "2"]])).toBe("| a | b |\n| --- | --- |\n| 1 | 2 |");
});
