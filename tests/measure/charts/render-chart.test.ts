import { expect, test } from "vitest";
import { classMixChart } from "../../../src/measure/charts/class-mix.ts";
import { distributionChart } from "../../../src/measure/charts/distribution.ts";
import { overTimeChart } from "../../../src/measure/charts/over-time.ts";
import { loadRenderer, xmlText } from "../../../src/measure/charts/render-chart.ts";
import { cutoff, hostile, points, target } from "./sample-target.ts";

const mix = {
  side: "before" as const,
  dispatches: 16,
  classes: [{ name: hostile, isMechanical: true, calls: 3 }],
  withheldCalls: 0,
  unparsedCalls: 0,
};
const charts = [
  distributionChart(1, target({ metric: hostile, cohort: hostile }), hostile, points()),
  overTimeChart(2, target({ metric: hostile, cohort: hostile }), hostile, points(), cutoff),
  classMixChart(3, hostile, [mix]),
];

test.each(charts)("a hostile name cannot act in $name", async (chart) => {
  const { svg } = await (await loadRenderer())(chart);
  expect(svg).not.toMatch(/<script|<foreignObject|<a |<image|href|style=|\son[a-z]+=/i);
  expect(svg).not.toContain("\u202e");
  expect(svg).toContain("&lt;script");
});

test("the picture has a role, a title and its words, and the same chart gives the same bytes", async () => {
  const draw = await loadRenderer();
  const chart = distributionChart(1, target(), "calls", points());
  const { svg } = await draw(chart);
  expect(svg).toMatch(
    /^<svg role="img" [^>]*><title>bash_calls in BE: both sides<\/title><desc>before: 16 dispatches/,
  );
  expect((await draw(chart)).svg).toBe(svg);
  expect((await (await loadRenderer())(chart)).svg).toBe(svg);
});

test("times are drawn in UTC, whatever the zone of the machine", async () => {
  const zone = process.env.TZ;
  const chart = overTimeChart(2, target(), "calls", points(), cutoff);
  const draw = await loadRenderer();
  const { svg } = await draw(chart);
  process.env.TZ = "Asia/Tokyo";
  try {
    expect((await draw(chart)).svg).toBe(svg);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test("xmlText takes what elements and attributes act on", () => {
  expect(xmlText(`<a b="c" d='e'>&`)).toBe("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;");
});
