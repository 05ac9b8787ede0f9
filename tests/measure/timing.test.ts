import { describe, expect, it } from "vitest";
import { resolveCutoff } from "../../src/measure/side.ts";
import { evidenceSentences, type TimingInput, timingOf } from "../../src/measure/timing.ts";
import { protocolText } from "./protocol-text.ts";
import { memoryFolder, protocolFrom, seal } from "./sample-registry.ts";
import { conflicted, unit } from "./sample-units.ts";

// The protocol's cutoff is 2026-09-06T23:53:03Z.
const protocol = protocolFrom(protocolText);
const cutoff = resolveCutoff(protocol.cutoff, []);
const at = (time: string) => Date.parse(time);

function timing(sealedAt: string, differing: Partial<TimingInput> = {}, units: TimingInput["units"] = []) {
  const record = seal(memoryFolder(), protocol, { at: sealedAt, units });
  const now = at("2026-10-01T00:00:00Z");
  return timingOf({ record, chainFaults: [], previousAt: null, units, cutoff, nowMs: now, ...differing });
}

const before = unit("b", { startedAtMs: at("2026-09-05T00:00:00Z") });
const after = unit("a", { startedAtMs: at("2026-09-08T00:00:00Z") });

describe("the timing of a registration", () => {
  it("is preregistered when sealed before the cutoff and before any after-side dispatch", () => {
    expect(timing("2026-09-06T23:53:02Z", { units: [before, after] }, [before]).status).toBe("preregistered");
  });

  it("is after the cutoff, before data, when sealed at the cutoff or later and before any after-side dispatch", () => {
    const status = "registered after the cutoff, before data";
    expect(timing("2026-09-06T23:53:03Z", { units: [before, after] }).status).toBe(status);
    expect(timing("2026-09-07T23:59:59Z", { units: [before, after] }).status).toBe(status);
    expect(timing("2026-09-08T00:00:00Z", { units: [before, after] }).status).toBe(status);
  });

  it("is after data existed when any after-side dispatch started before the seal, loaded then or not", () => {
    const status = "registered after data existed";
    expect(timing("2026-09-08T00:00:01Z", { units: [after] }, [after]).status).toBe(status);
    // Sealed on an empty database, over logs that already existed and were loaded later.
    expect(timing("2026-09-08T00:00:01Z", { units: [before, after] }, []).status).toBe(status);
    // Running, so excluded from every figure: it still shows that data existed.
    const running = unit("r", { startedAtMs: after.startedAtMs, terminal: "none" });
    expect(timing("2026-09-08T00:00:01Z", { units: [running] }, []).status).toBe(status);
    // Only reported, not compared.
    const tooling = unit("t", { startedAtMs: after.startedAtMs, cohort: "TOOLING" });
    expect(timing("2026-09-08T00:00:01Z", { units: [tooling] }, []).status).toBe(status);
  });

  it("is after data existed where the watermark has an after side that has been removed since", () => {
    expect(timing("2026-09-09T00:00:00Z", { units: [] }, [after]).status).toBe(
      "registered after data existed",
    );
  });

  it("is unverifiable on a broken chain, whatever else holds", () => {
    const found = timing("2026-09-01T00:00:00Z", { chainFaults: ["0001-x.json was edited."] });
    expect(found).toEqual({
      status: "unverifiable",
      reasons: ["The chain is broken: 0001-x.json was edited."],
    });
  });

  it("is unverifiable when the clock was wrong: before its watermark, in the future, before its predecessor", () => {
    expect(timing("2026-09-04T23:59:59Z", {}, [before]).status).toBe("unverifiable");
    expect(timing("2026-09-05T00:00:00Z", {}, [before]).status).toBe("preregistered");
    expect(timing("2026-09-01T00:00:00Z", { nowMs: at("2026-08-31T00:00:00Z") }).status).toBe("unverifiable");
    expect(timing("2026-09-01T00:00:00Z", { previousAt: "2026-09-01T00:00:01Z" }).status).toBe(
      "unverifiable",
    );
    expect(timing("2026-09-01T00:00:00Z", { previousAt: "2026-09-01T00:00:00Z" }).status).toBe(
      "preregistered",
    );
  });
});

describe("the evidence beside it", () => {
  const committed = {
    grade: "git commit" as const,
    note: "",
    commit: "bbb",
    committed_at: "2026-09-07T10:00:00-04:00",
    first_commit: "aaa",
    first_committed_at: "2026-09-06T21:46:24-04:00",
  };

  it("says that a clock and a commit can be set at will", () => {
    const record = seal(memoryFolder(), protocol, { at: "2026-09-01T00:00:00Z" });
    expect(evidenceSentences(record, cutoff)).toEqual([
      "Evidence: clock only (the protocol is not tracked by git). A local clock and a local commit can be set at will.",
    ]);
  });

  it("reports a first preserved commit later than the cutoff as exactly that, and not one before it", () => {
    const late = seal(memoryFolder(), protocol, { at: "2026-09-01T00:00:00Z", evidence: committed });
    expect(evidenceSentences(late, cutoff).join(" ")).toContain(
      "first preserved commit is stamped 2026-09-06T21:46:24-04:00, later than the cutoff at 2026-09-06T23:53:03.000Z",
    );
    const early = { ...committed, first_committed_at: "2026-09-06T19:53:03-04:00" };
    const record = seal(memoryFolder(), protocol, { at: "2026-09-01T00:00:00Z", evidence: early });
    expect(evidenceSentences(record, cutoff)).toHaveLength(1);
  });
});

describe("the timing over dispatches that no figure uses", () => {
  const seal = "2026-09-08T00:00:01Z";
  const late = "registered after data existed";
  const [b, a] = [at("2026-09-05T00:00:00Z"), at("2026-09-08T00:00:00Z")];
  const found = (units: TimingInput["units"], sealedAt = seal) => timing(sealedAt, { units }, []);

  it("takes the strictest of the starts that the records give", () => {
    expect(found([conflicted("c", [b, a])])).toEqual({
      status: late,
      reasons: [
        "Of 1 dispatch the side or the start is unknown: after-side ones may have started before it was sealed " +
          "at 2026-09-08T00:00:01.000Z.",
      ],
    });
    expect(found([conflicted("c", [b, at("2026-09-08T00:00:01Z")])]).status).toContain("before data");
    expect(found([conflicted("c", [b, b + 1])]).status).toContain("before data");
  });

  it("takes one without a start, or with a start in some cohort, for one that was there", () => {
    expect(found([unit("n", { startedAtMs: null })]).status).toBe(late);
    expect(found([conflicted("c", [a], [])]).status).toBe(late);
    // Sealed at the cutoff, nothing can have started on the after side before.
    expect(found([unit("n", { startedAtMs: null })], "2026-09-06T23:53:02Z").status).toBe("preregistered");
  });

  it("is unverifiable over a watermark with a start in a year of five digits", () => {
    const far = unit("f", { startedAtMs: at("9999-12-31T23:59:59-23:59") });
    expect(timing(seal, { units: [] }, [far]).status).toBe("unverifiable");
  });

  it("counts those without a side that were loaded when it was sealed and are gone, not those that got a start", () => {
    const lost = unit("n", { startedAtMs: null });
    expect(timing(seal, { units: [] }, [lost]).status).toBe(late);
    expect(timing(seal, { units: [unit("n", { startedAtMs: b })] }, [lost]).status).toContain("before data");
  });

  it("is unverifiable where a dispatch starts later than now, and not where it starts now", () => {
    const now = at("2026-10-01T00:00:00Z");
    expect(found([unit("f", { startedAtMs: now + 1 })])).toEqual({
      status: "unverifiable",
      reasons: ["1 dispatch starts or ends later than now: a record or this clock is wrong."],
    });
    expect(found([conflicted("f", [b, now + 1])]).status).toBe("unverifiable");
    expect(found([unit("f", { startedAtMs: now })]).status).toContain("before data");
  });
});
