// Characters credited never exceed those that the model saw, whatever the client did to a result before it showed it; a
// session of spilled results alone is worth nothing; no call counts twice.

import fc from "fast-check";
import { expect, it } from "vitest";
import { judge } from "../../src/replay/judged-event.ts";
import { figuresOf } from "../../src/replay/replay-tally.ts";
import { codePointLength } from "../../src/session/text-length.ts";
import { readOutput, replayed, testedMoves, WrittenSession } from "./written-session.ts";

type Shown = "whole" | "cut at 30,000" | "shortened" | "spilled" | "failed" | "denied";

interface Act {
  readonly tool: "Bash" | "Read" | "WebFetch";
  readonly shown: Shown;
  readonly units: number;
  readonly sign: string;
}

const act: fc.Arbitrary<Act> = fc.record({
  tool: fc.constantFrom("Bash", "Read", "WebFetch"),
  shown: fc.constantFrom("whole", "cut at 30,000", "shortened", "spilled", "failed", "denied"),
  units: fc.nat(40_000),
  sign: fc.constantFrom("x", "é", "😀", "a\n"),
});

/** What the model saw of the text, as clients show it: a spilled result is a preview of 2 KB and a path. */
function shownText(text: string, shown: Shown): string {
  if (shown === "cut at 30,000") return text.slice(0, 30_000);
  if (shown === "shortened") return `${text.slice(0, 900)}…`;
  if (shown === "spilled") return `<persisted-output>\nPreview:\n${text.slice(0, 2000)}\n</persisted-output>`;
  return text;
}

function written(acts: readonly Act[]) {
  const session = new WrittenSession().prompt("go");
  let seen = 0;
  acts.forEach(({ tool, shown, units, sign }, at) => {
    const id = `t${at}`;
    session.call(id, tool, tool === "Read" ? { file_path: `/w/f${at}` } : { command: "x", url: "u" });
    if (shown === "denied" || shown === "failed") {
      session.error(id, shown === "denied" ? "This command requires approval" : "Exit code 1");
      return;
    }
    const text = sign.repeat(units / sign.length);
    const said = shownText(text, shown);
    seen += codePointLength(said);
    // The hook saw at most 30,000 units of what a command printed.
    const stdout = text.slice(0, 30_000);
    const spilled = shown === "spilled" ? { persistedOutputPath: "/p", persistedOutputSize: units } : {};
    const output =
      tool === "Read"
        ? readOutput(`/w/f${at}`, said)
        : { stdout, stderr: "", interrupted: false, isImage: false, ...spilled };
    session.result(id, said, output);
  });
  return { session, seen };
}

function creditedOf(session: WrittenSession, operands = {}) {
  const replay = replayed(session, operands);
  const events = judge(replay);
  const { moves, overlapChars } = figuresOf(
    [{ replay, events }],
    testedMoves.map(({ name }) => name),
  );
  return { events, overlapChars, sum: moves.reduce((sum, { worth }) => sum + worth.charsCut.known, 0) };
}

it("no call is credited with more than its result showed, and the sum with no more than the session did", () => {
  let credited = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 6 }), fc.constantFrom("deny", "inject"), (acts, mode) => {
      const { session, seen } = written(acts);
      const { events, sum, overlapChars } = creditedOf(session, {
        DETENT_BOUNDS_MODE: mode,
        DETENT_READ_LARGE_BYTES: "10",
        DETENT_READ_DEFAULT_LIMIT: "3",
      });
      for (const { replayed: one, worth } of events) {
        const text = one.recorded.call?.result?.text ?? "";
        if (worth.charsCut !== null) expect(worth.charsCut).toBeLessThanOrEqual(codePointLength(text));
      }
      expect(sum - overlapChars).toBeLessThanOrEqual(seen);
      credited += sum;
    }),
    { numRuns: 60 },
  );
  expect(credited).toBeGreaterThan(0);
});

it("a session of spilled results alone is worth nothing", () => {
  const spilled = fc.array(
    act.map((one): Act => ({ ...one, tool: "Bash", shown: "spilled", units: 8001 + one.units })),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(spilled, (acts) => {
      expect(creditedOf(written(acts).session).sum).toBe(0);
    }),
    { numRuns: 20 },
  );
});
