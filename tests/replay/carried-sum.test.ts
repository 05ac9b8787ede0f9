// Bounds of what cut results would have been carried through: each figure is worked out by hand.

import { describe, expect, it } from "vitest";
import { CarriedTally } from "../../src/replay/carried-sum.ts";
import { judge } from "../../src/replay/judged-event.ts";
import { replayed, WrittenSession } from "./written-session.ts";

/** A fetched page in a request of 111 tokens; the next ones have the given inputs and 101 tokens more. */
function fetched(...inputs: readonly number[]): WrittenSession {
  const session = new WrittenSession().call("w", "WebFetch", { url: "u" }, "m0").result("w", "page", {});
  inputs.forEach((input, at) => {
    session.text(`m${at + 1}`, "so", input);
  });
  return session;
}

const carriedOf = (session: WrittenSession) =>
  judge(replayed(session)).flatMap(({ carried }) => carried ?? []);

function sumOf(...sessions: readonly WrittenSession[]) {
  const tally = new CarriedTally();
  for (const session of sessions) for (const one of carriedOf(session)) tally.add(one);
  return tally.sum();
}

describe("one response", () => {
  it("is written once and read in each later request", () => {
    // From 10 to 60 of input: 50 tokens at most; written in m1, read in m2 and m3.
    expect(sumOf(fetched(60, 70, 80))).toMatchObject({
      responses: 1,
      cacheWriteTokensMax: { known: 50, unknownParts: 0 },
      cacheReadTokensMax: { known: 100, unknownParts: 0 },
      netTokensMax: 150,
    });
  });

  it("is carried up to the compaction and not beyond", () => {
    const session = fetched(60, 70).line({ type: "system", subtype: "compact_boundary", content: "c" });
    expect(sumOf(session.text("m9", "after", 20).text("m10", "more", 30))).toMatchObject({
      cacheReadTokensMax: { known: 50, unknownParts: 0 },
    });
  });

  it("without a later request is carried through none; without growth nobody knows", () => {
    expect(sumOf(fetched())).toMatchObject({ netTokensMax: 0 });
    expect(sumOf(fetched(10))).toMatchObject({
      cacheWriteTokensMax: { known: 0, unknownParts: 1 },
      netTokensMax: null,
    });
  });
});

it.each([
  [
    "results that the client cleared",
    (s: WrittenSession) => s.line({ type: "system", subtype: "microcompact_boundary" }),
  ],
  ["a prompt, which ends the turn and its thinking", (s: WrittenSession) => s.prompt("stop, do that")],
  [
    "another model, which counts in other tokens",
    (s: WrittenSession) => {
      const usage = {
        input_tokens: 60,
        output_tokens: 1,
        cache_read_input_tokens: 100,
        cache_creation_input_tokens: 1,
      };
      const content = [{ type: "text", text: "so" }];
      return s.line({
        type: "assistant",
        message: { id: "m1", role: "assistant", model: "n", content, usage },
      });
    },
  ],
])("%s between the two requests leaves the growth unknown", (_name, act) => {
  expect(sumOf(act(fetched()).text("m1", "so", 60).text("m2", "so", 70))).toMatchObject({
    cacheWriteTokensMax: { known: 0, unknownParts: 1 },
    netTokensMax: null,
  });
});

it("what stands behind the next request takes nothing from its growth", () => {
  const later = fetched(60).line({ type: "system", subtype: "microcompact_boundary" }).prompt("go on");
  expect(sumOf(later.text("m2", "so", 70))).toMatchObject({
    cacheWriteTokensMax: { known: 50, unknownParts: 0 },
    cacheReadTokensMax: { known: 50, unknownParts: 0 },
  });
});

it("a subagent carries its own: requests of the main conversation are none of its", () => {
  const main = new WrittenSession().text("x", "busy", 500).text("y", "busy", 900);
  const agent = new WrittenSession("2.1.332", "a1", 0)
    .call("w", "WebFetch", {}, "s0")
    .result("w", "page", {})
    .text("s1", "so", 30);
  const all = new WrittenSession();
  all.lines.push(...agent.lines, ...main.lines);
  expect(sumOf(all)).toMatchObject({ cacheWriteTokensMax: { known: 20 }, cacheReadTokensMax: { known: 0 } });
});

it("a resumed session goes on carrying: its copy of the response counts once, its own requests too", () => {
  const origin = fetched(60);
  const resumed = fetched(60).text("own1", "more", 90).text("own2", "more", 95).renamed("resumed");
  // Written in m1, read in own1 and own2.
  expect(sumOf(origin, resumed)).toMatchObject({
    responses: 1,
    cacheWriteTokensMax: { known: 50 },
    cacheReadTokensMax: { known: 100 },
  });
});

it("net is the bound less the prompts that come again; one of them unknown leaves it unknown", () => {
  const tally = new CarriedTally();
  for (const one of carriedOf(fetched(60))) tally.add(one);
  tally.refuse("m0", 111);
  expect(tally.sum()).toMatchObject({ addedTokensMin: 111, netTokensMax: 50 - 111 });
  tally.refuse("m5", null);
  expect(tally.sum()).toMatchObject({ addedTokensMin: null, netTokensMax: null });
});
