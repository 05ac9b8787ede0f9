// Worth in characters, derived from the sizes of what each session shows.

import { describe, expect, it } from "vitest";
import { moves } from "../../src/moves/table.ts";
import { changedLeaves, type Worth, worthOf } from "../../src/replay/worth.ts";
import type { JsonValue } from "../../src/session/json-value.ts";
import { readOutput, replayed, WrittenSession } from "./written-session.ts";

function worthIn(session: WrittenSession, operands = {}): Worth {
  const found = replayed(session, operands).events.find(({ decision }) => decision !== null);
  if (found === undefined) throw new Error("nothing decided");
  return worthOf(found);
}

const shell = (stdout: string) => ({ stdout, stderr: "", interrupted: false, isImage: false });
const bash = (text: string, output: JsonValue, version = "2.1.332") =>
  new WrittenSession(version).call("b", "Bash", {}).result("b", text, output);

describe("a cut result", () => {
  it("is worth what stood in the result beyond the bounded text", () => {
    const text = "x".repeat(9000);
    const { charsCut, charsAdded } = worthIn(bash(text, shell(text)));
    // 2,000 at each end and a note of at most 600 stay: 9,000 − 4,600 = 4,400 at least, 9,000 − 4,000 = 5,000 at most.
    expect(charsCut).toBeGreaterThanOrEqual(4400);
    expect(charsCut).toBeLessThan(5000);
    expect(charsAdded).toBe(0);
  });

  it("counts characters as code points: a pair is one", () => {
    const text = "😀".repeat(9000);
    // 18,000 units; 1,000 pairs (2,000 units) stay at each end, and the note: 9,000 − 2,000 − at most 600.
    const { charsCut } = worthIn(bash(text, shell(text)));
    expect(charsCut).toBeGreaterThanOrEqual(6400);
    expect(charsCut).toBeLessThan(7000);
  });

  it("is worth nothing where the model never saw the text: the client had cut it already", () => {
    const text = "x".repeat(9000);
    expect(worthIn(bash("<preview>", shell(text)))).toMatchObject({ charsCut: 0, charsAdded: 0 });
  });

  it("of a text that the client had cut is worth no more than what was left of it", () => {
    const text = "0123456789".repeat(5000);
    const { charsCut, charsAdded } = worthIn(bash(`${text.slice(0, 30_000)}\n… cut`, shell(text)));
    // 30,006 were shown; 2,000 at each end and a note of at most 600 would have been.
    expect(charsCut).toBeGreaterThanOrEqual(30_006 - 4600);
    expect(charsCut).toBeLessThan(30_006 - 4000);
    expect(charsAdded).toBe(0);
  });

  it("in the place of the client's own preview is a loss", () => {
    const text = "0123456789".repeat(5000);
    const shown = `<persisted-output>\n${text.slice(0, 2000)}\n</persisted-output>`;
    const { charsCut, charsAdded } = worthIn(bash(shown, shell(text)));
    // 2,039 were shown; 4,000 and a note of at most 600 would have been.
    expect(charsCut).toBe(0);
    expect(charsAdded).toBeGreaterThanOrEqual(4000 - 2039);
    expect(charsAdded).toBeLessThan(4600 - 2039);
  });

  it("of a Read counts the numbers of the lines that go with them, and no others", () => {
    const content = Array.from({ length: 1000 }, () => "123456789").join("\n");
    const shown = content
      .split("\n")
      .map((line, at) => `${String(at + 1).padStart(6)}→${line}`)
      .join("\n");
    const session = (text: string) =>
      new WrittenSession()
        .call("r", "Read", { file_path: "/w/f", limit: 1000 })
        .result("r", text, readOutput("/w/f", content));
    const cutOf = (text: string): number => worthIn(session(text)).charsCut ?? Number.NaN;
    // 9,999 characters in 1,000 lines, 7 more a line with its number. About 400 lines and the note's few stay, so some
    // 590 to 600 lines go.
    const ofNumbers = cutOf(shown) - cutOf(content);
    expect(ofNumbers).toBeGreaterThanOrEqual(590 * 7);
    expect(ofNumbers).toBeLessThanOrEqual(600 * 7);
    expect(ofNumbers % 7).toBe(0);
  });
});

describe("a cut result that the model never saw as it was", () => {
  it("is worth nothing where the text is not what the result shows, however long that is", () => {
    // A subagent's result repeats its prompt, which the model does not see in the result.
    const [prompt, shown] = ["p".repeat(9000), "r".repeat(7000)];
    const session = new WrittenSession().call("t", "Task", {}).result("t", shown, { prompt, content: shown });
    expect(worthIn(session)).toMatchObject({ charsCut: 0, charsAdded: 0 });
  });

  it("is worth nothing on a client that ignores it", () => {
    const text = "x".repeat(9000);
    expect(worthIn(bash(text, shell(text), "2.0.77"))).toMatchObject({ charsCut: 0 });
  });

  it("never counts more than the model saw", () => {
    const line = `${"x".repeat(99)}\n`;
    const session = new WrittenSession()
      .call("r", "Read", { file_path: "/w/f", limit: 90 })
      .result("r", "only this", readOutput("/w/f", line.repeat(90)));
    expect(worthIn(session).charsCut).toBe(0);
  });
});

describe("a denial", () => {
  it("is worth what the refused call showed, and costs its reason", () => {
    const worth = worthIn(
      new WrittenSession().call("w", "WebFetch", { url: "u" }).result("w", "a page", { result: "a page" }),
    );
    // "a page" has 6 characters.
    expect(worth).toMatchObject({ charsCut: 6, callsRefused: 1, charsReemitted: 0 });
    expect(worth.charsAdded).toBeGreaterThan(0);
  });

  it("of a failed call is worth nothing, of one without a result nobody knows", () => {
    const fetched = () => new WrittenSession().call("w", "WebFetch", { url: "u" });
    expect(worthIn(fetched().error("w", "Request failed"))).toMatchObject({ charsCut: 0 });
    expect(worthIn(fetched())).toMatchObject({ charsCut: null });
  });

  it("that names a bounded Read is worth the lines beyond the bound alone", () => {
    const long = "x".repeat(60_000);
    const [content, shown] = [`${long}\n${long}\nabc`, `1→${long}\n2→${long}\n3→abc\n<system-reminder>`];
    const session = new WrittenSession()
      .call("r", "Read", { file_path: "/w/f" })
      .result("r", shown, readOutput("/w/f", content));
    // Beyond two lines stands "3→abc": 5 characters. The reminder is no line of the file. The reason counts bytes.
    const worth = worthIn(session, { DETENT_READ_DEFAULT_LIMIT: "2" });
    expect(worth).toMatchObject({ charsCut: 5, charsAdded: null });
    expect(worthIn(session, { DETENT_READ_DEFAULT_LIMIT: "2", DETENT_BOUNDS_MODE: "inject" })).toMatchObject({
      charsCut: 5,
      callsRefused: 0,
    });
  });

  it("of an identical Write names what was emitted again", () => {
    const session = new WrittenSession()
      .call("w", "Write", { file_path: "/w/f", content: "same" })
      .result("w", "ok", { type: "update", content: "same", originalFile: "same", structuredPatch: [] });
    expect(worthIn(session)).toMatchObject({ charsReemitted: 4, charsCut: 2 });
  });

  it("of a Write of a pointer re-emits nothing: no file held that text", () => {
    const content = `detent://${"a".repeat(64)}`;
    const session = new WrittenSession("2.0.77")
      .call("w", "Write", { file_path: "/w/new", content })
      .result("w", "ok", { type: "create", content, structuredPatch: [] });
    // 2.0.77 takes no rewritten input, so the pointer is refused instead of expanded.
    const [denial] = replayed(session, {}, { table: moves }).events.filter(
      ({ decision }) => decision !== null,
    );
    expect(denial?.decision).toMatchObject({ kind: "deny", move: "expand-write-pointer" });
    expect(denial === undefined ? null : worthOf(denial)).toMatchObject({
      callsRefused: 1,
      charsReemitted: 0,
    });
  });
});

it("texts that differ are found at the same place of both values, and only there", () => {
  expect(changedLeaves({ a: "x", b: ["y", "z"] }, { a: "x", b: ["Y", "z"] })).toEqual([["y", "Y"]]);
  expect(changedLeaves({ a: "x" }, { b: "x" })).toEqual([]);
  expect(changedLeaves(["x"], "x")).toEqual([]);
});
