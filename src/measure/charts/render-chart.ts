// Draws a chart as SVG, without a browser. The one file that loads Vega, and only when a chart is drawn: no other
// command pays for it. The same chart gives the same bytes in every process.

import type { TopLevelSpec } from "vega-lite";
import { isJsonObject, type JsonObject } from "../../session/json-value.ts";
import { shownText } from "../../session/shown-text.ts";
import type { Chart } from "./chart.ts";

/** A drawn chart, and what the runtime in a browser would draw it from. */
export interface DrawnChart {
  /** One element, with its title and its text alternative; no script, no link. */
  readonly svg: string;
  readonly vega: JsonObject;
}

/** Loads Vega and Vega-Lite, some 200 ms, and gives the function that draws. */
export async function loadRenderer(): Promise<(chart: Chart) => Promise<DrawnChart>> {
  const [vega, vegaLite] = await Promise.all([import("vega"), import("vega-lite")]);
  return async (chart) => {
    if (!isSpec(chart.spec)) throw new Error(`${chart.name} names no schema.`);
    const { spec } = vegaLite.compile(chart.spec);
    const view = new vega.View(vega.parse(spec), { renderer: "none" });
    const drawn = await view.toSVG();
    view.finalize();
    const compiled: unknown = spec;
    if (!isJsonObject(compiled)) throw new Error(`${chart.name} was compiled to no object.`);
    return { svg: named(drawn, chart), vega: compiled };
  };
}

function isSpec(spec: unknown): spec is TopLevelSpec {
  return isJsonObject(spec) && typeof spec.$schema === "string";
}

// Read out as one picture: what Vega says of single marks would be a thousand sentences, and is switched off.
function named(svg: string, { title, alternative }: Chart): string {
  const text = (words: string): string => xmlText(shownText(words, "one-line"));
  const words = `<title>${text(title)}</title><desc>${text(alternative.join(" "))}</desc>`;
  return svg.replace(
    /^<svg ([^>]*)>/,
    (_all, attributes: string) => `<svg role="img" ${attributes}>${words}`,
  );
}

/** Text as XML and HTML take it, in an element or in an attribute. */
export function xmlText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
