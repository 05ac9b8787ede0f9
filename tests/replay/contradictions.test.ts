// What the recorded call says against the decision on it.

import { describe, expect, it } from "vitest";
import { fires } from "../../src/moves/decision.ts";
import type { Move } from "../../src/moves/move.ts";
import { barrierWorld } from "../../src/moves/rules/barrier-world.ts";
import { contradictionsOf, isJudged } from "../../src/replay/contradictions.ts";
import type { ReplayedEvent } from "../../src/replay/outcome.ts";
import { readOutput, replayed, WrittenSession } from "./written-session.ts";

function decided(session: WrittenSession, operands = {}, table?: readonly Move[]): ReplayedEvent {
  const replay = replayed(session, operands, table === undefined ? {} : { table });
  const found = replay.events.find(({ decision }) => decision !== null);
  if (found === undefined) throw new Error("nothing decided");
  return found;
}

const kinds = (event: ReplayedEvent) => contradictionsOf(event).map(({ kind }) => kind);
const fetched = () => new WrittenSession().call("w", "WebFetch", { url: "u" });

describe("needless denials", () => {
  it("a call that failed by itself, was refused by others, or showed nothing needed no denial", () => {
    expect(kinds(decided(fetched().error("w", "Request failed with status code 404")))).toEqual([
      "needless denial",
    ]);
    expect(kinds(decided(fetched().error("w", "This command requires approval")))).toEqual([
      "needless denial",
    ]);
    expect(kinds(decided(fetched().result("w", "", { result: "" })))).toEqual(["needless denial"]);
  });

  it("a call that brought a page into the context did", () => {
    expect(kinds(decided(fetched().result("w", "a page", { result: "a page" })))).toEqual([]);
  });

  it("a call without a result is no evidence and is not judged", () => {
    expect(kinds(decided(fetched()))).toEqual([]);
    expect(isJudged(decided(fetched()))).toBe(false);
    expect(isJudged(decided(fetched().result("w", "a page", {})))).toBe(true);
  });

  it("a Read that stayed within the bound needed none; one line more and it did", () => {
    // The bound is 2 lines here; two lines of 60,000 characters are above 100,000 bytes in every form.
    const long = "x".repeat(60_000);
    const read = (text: string) =>
      new WrittenSession()
        .call("r", "Read", { file_path: "/w/f" })
        .result("r", text, readOutput("/w/f", text));
    const bound = { DETENT_READ_DEFAULT_LIMIT: "2" };
    expect(kinds(decided(read(`${long}\n${long}`), bound))).toEqual(["needless denial"]);
    expect(kinds(decided(read(`${long}\n${long}\nx`), bound))).toEqual([]);
  });

  it("a Write that changed the file shows that our rule, or what we knew of the file, was wrong", () => {
    const wrong: Move = {
      ...barrierWorld,
      name: "wrong",
      seams: [{ event: "PreToolUse", tool: "Write" }],
      decide: () => fires({ kind: "deny", reason: "no", instead: null }),
    };
    const write = (original: string, patch: readonly string[]) =>
      new WrittenSession().call("w", "Write", { file_path: "/w/f", content: "a\n" }).result("w", "ok", {
        type: "update",
        content: "a\n",
        originalFile: original,
        structuredPatch: patch,
      });
    expect(kinds(decided(write("a\n", ["@@"]), {}, [wrong]))).toEqual(["needless denial"]);
    expect(kinds(decided(write("b\n", []), {}, [wrong]))).toEqual(["needless denial"]);
    expect(kinds(decided(write("a\r\n", []), {}, [wrong]))).toEqual([]);
  });
});

it("a denied edit that was made contradicts the denial", () => {
  const gate: Move = {
    ...barrierWorld,
    name: "gate",
    seams: [{ event: "PreToolUse", tool: "Edit" }],
    decide: () => fires({ kind: "deny", reason: "anchor", instead: null }),
  };
  const edit = new WrittenSession().call("e", "Edit", {});
  const made = decided(edit.result("e", "ok", { originalFile: "a" }), {}, [gate]);
  expect(kinds(made)).toEqual(["contradicted denial"]);
  const failed = decided(new WrittenSession().call("e", "Edit", {}).error("e", "EACCES"), {}, [gate]);
  expect(kinds(failed)).toEqual(["needless denial"]);
});

it("a replaced output is not honoured by a client before 2.1.121, and is by one that was run", () => {
  const stdout = "x".repeat(9000);
  const bash = (version: string) =>
    new WrittenSession(version)
      .call("b", "Bash", {})
      .result("b", stdout, { stdout, stderr: "", interrupted: false, isImage: false });
  expect(kinds(decided(bash("2.1.120")))).toEqual(["not honoured"]);
  expect(kinds(decided(bash("2.1.332")))).toEqual([]);
});
