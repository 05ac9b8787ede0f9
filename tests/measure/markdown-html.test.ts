import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownHtml } from "../../src/measure/markdown-html.ts";
import { safe, table } from "../../src/measure/markdown-text.ts";

test("headings, lines, lists, tables, code, strong text and pictures become their elements", () => {
  expect(markdownHtml("# A\n\nb\n**c**\n\n- d\n- `e`")).toBe(
    "<h1>A</h1>\n<p>b<br>\n<strong>c</strong></p>\n<ul>\n<li>d</li>\n<li><code>e</code></li>\n</ul>\n",
  );
  expect(markdownHtml(table(["x"], [["1.5"]]))).toContain('<tr><td class="figure">1.5</td></tr>');
  expect(markdownHtml("![t](c/x.svg)", new Map([["c/x.svg", "<svg/>"]]))).toBe("<figure><svg/></figure>\n");
  expect(markdownHtml("![t](c/y.svg)")).toBe("<figure>t</figure>\n");
});

test("no HTML in the text is HTML in the page, escaped or not", () => {
  expect(markdownHtml("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
  expect(markdownHtml("a & `<b>` \"'")).toBe("<p>a &amp; <code>&lt;b&gt;</code> &quot;&#39;</p>\n");
});

test("any text that was made safe for Markdown comes out as itself, in a paragraph and in a cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1 }), (text) => {
      const shown = `x${text}x`;
      const html = markdownHtml(`${safe(shown)}\n\n${table(["h"], [[safe(shown)]])}`);
      const tags = html.replace(
        /<\/?(?:p|div class="wide"|div|table|thead|tbody|tr|td|th scope="col"|th)>/g,
        "",
      );
      expect(tags).not.toMatch(/[<>]/);
      const plain = tags
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
      expect(plain.split(shown)).toHaveLength(3);
    }),
  );
});
