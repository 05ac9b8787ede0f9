import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { reportPage } from "../../src/measure/report-page.ts";

const chart = {
  name: "01-x",
  title: "<i>",
  svg: "<svg></svg>",
  vega: { data: "</script><script>alert(1)</script>" },
};
const markdown = "# T\n\n![a](charts/01-x.svg)";

test("without a runtime there is no script, and the policy lets nothing run, load or be sent", () => {
  const page = reportPage("<script>", markdown, [chart], "charts", null);
  expect(page).not.toMatch(/<script|https?:|src=|href=/i);
  expect(page).toContain("<title>&lt;script&gt;</title>");
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(policy).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`);
});

test("with a runtime only its two scripts may run, and data ends none of them", () => {
  const page = reportPage("t", markdown, [chart], "charts", "run('</script>')");
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? "");
  expect(scripts).toHaveLength(2);
  for (const text of scripts) expect(page).toContain(createHash("sha256").update(text).digest("base64"));
  expect(page).not.toContain("alert(1)</script>");
  expect(page).toContain('aria-label="&lt;i&gt;" data-chart="spec-01-x"');
});
