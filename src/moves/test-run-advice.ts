// A recorded test run as advice: what it says, where it comes from, and that nobody has run anything just now. Held to
// a length that leaves room for other advice.

import type { TestRunFact } from "./world.ts";

const textMax = 3_000;

/** One paragraph and the fact; at most some 4,000 UTF-16 units. The provenance is always in it. */
export function testRunAdvice(fact: TestRunFact): string {
  const provenance = fact.provenance.slice(0, 800);
  const text = fact.text.slice(0, textMax).replace(/[\ud800-\udbff]$/, "");
  const cut = text.length < fact.text.length ? "…" : "";
  return `The latest recorded test run (from ${provenance}; not run again now): ${text}${cut}`;
}
