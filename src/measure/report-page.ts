// report.html: one file that needs nothing else. Its policy lets nothing be loaded, sent or run; only its own style
// applies, and with the runtime asked for only these very scripts. What it says is report.md, character by character.

import { createHash } from "node:crypto";
import type { JsonObject } from "../session/json-value.ts";
import { xmlText } from "./charts/render-chart.ts";
import { markdownHtml } from "./markdown-html.ts";

/** A chart as the page has it. `vega` is drawn from only where there is a runtime. */
export interface PageChart {
  readonly name: string;
  readonly title: string;
  readonly svg: string;
  readonly vega: JsonObject;
}

const STYLE = `
:root { color-scheme: light dark; --line: #8886; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #1a1a1a;
  background: #fff; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line); } h3 { margin-bottom: 0; }
table { border-collapse: collapse; font-size: 0.9rem; margin: 0.5rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: 0.2rem 0.7rem 0.2rem 0; text-align: left; vertical-align: top; }
td.figure { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 0.5rem 0; } figure svg { max-width: 100%; height: auto; }
code { overflow-wrap: anywhere; } .wide { overflow-x: auto; }
@media (prefers-color-scheme: dark) { body { color: #e8e8e8; background: #16181b; } }
@media print {
  body { margin: 0; max-width: none; font-size: 10.5pt; color: #000; background: #fff; }
  h2, h3 { break-after: avoid; } figure, tr { break-inside: avoid; } .wide { overflow: visible; }
}
`;

const DRAW = `
for (const place of document.querySelectorAll("figure [data-chart]")) {
  const spec = JSON.parse(document.getElementById(place.dataset.chart).textContent);
  new vega.View(vega.parse(spec), { renderer: "svg", container: place, hover: true }).runAsync();
}
`;

/** `folder` is where report.md has its pictures; `runtime` the text of Vega, or null for a page without a script. */
export function reportPage(
  title: string,
  markdown: string,
  charts: readonly PageChart[],
  folder: string,
  runtime: string | null,
): string {
  const pictures = new Map(
    charts.map((chart) => [`${folder}/${chart.name}.svg`, runtime === null ? chart.svg : placed(chart)]),
  );
  const scripts = runtime === null ? [] : [scriptText(runtime), DRAW];
  const specs = runtime === null ? [] : charts.map(specText);
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(scripts)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${xmlText(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    markdownHtml(markdown, pictures).trimEnd(),
    ...specs,
    ...scripts.map((script) => `<script>${script}</script>`),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

// Vega makes functions of the expressions in a specification. Those here are the program's own: texts of logs stand in
// the data alone, and no script but these two can be there to make others.
function policy(scripts: readonly string[]): string {
  const style = `style-src ${hashed(STYLE)}`;
  const script = scripts.length === 0 ? [] : [`script-src ${scripts.map(hashed).join(" ")} 'unsafe-eval'`];
  return ["default-src 'none'", style, ...script, "base-uri 'none'", "form-action 'none'"].join("; ");
}

function hashed(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function placed({ name, title, svg }: PageChart): string {
  return `<div role="img" aria-label="${xmlText(title)}" data-chart="spec-${name}">${svg}</div>`;
}

// Nothing in a script element ends it but its own end tag, and a comment in it could hide that.
function scriptText(text: string): string {
  return text.replace(/<(?=\/script|!--)/gi, "\\x3c");
}

function specText({ name, vega }: PageChart): string {
  const json = JSON.stringify(vega).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="spec-${name}">${json}</script>`;
}
