// What a file tool's result shows, by client version. The shapes are those that runs of 2.0.77 and 2.1.332 wrote for
// files with CRLF, byte order marks, UTF-16 and no last line feed.

import { describe, expect, it } from "vitest";
import { fileBefore } from "../../src/replay/shown-files.ts";
import type { JsonObject, JsonValue } from "../../src/session/json-value.ts";
import { type RecordedCall, readCalls } from "../../src/session/recorded-calls.ts";
import { readOutput, WrittenSession } from "./written-session.ts";

function call(tool: string, input: JsonObject, output: JsonValue): RecordedCall {
  const { lines } = new WrittenSession().call("t1", tool, input).result("t1", "shown", output).asFile();
  const [only] = readCalls(lines).calls;
  if (only === undefined) throw new Error("no call");
  return only;
}

function failed(tool: string, error: string): RecordedCall {
  const { lines } = new WrittenSession().call("t1", tool, {}).error("t1", error).asFile();
  const [only] = readCalls(lines).calls;
  if (only === undefined) throw new Error("no call");
  return only;
}

describe("Read", () => {
  it("shows a whole file as text, whose last line feed is certain only on versions that were run", () => {
    const text = { kind: "text", text: "a\nb", mayLackMark: true };
    expect(fileBefore(call("Read", {}, readOutput("/w/f", "a\nb")), "2.1.332")).toEqual({
      ...text,
      mayLackEnd: false,
    });
    expect(fileBefore(call("Read", {}, readOutput("/w/f", "a\nb")), "2.1.100")).toEqual({
      ...text,
      mayLackEnd: true,
    });
  });

  it("shows a part where lines are left out, cut by tokens, or not all there", () => {
    // "a\nb" is 3 characters, so the file has at least 3 bytes.
    const part = { kind: "at least", bytes: 3 };
    expect(fileBefore(call("Read", {}, readOutput("/w/f", "a\nb", 9)), "2.1.332")).toEqual(part);
    const cut = readOutput("/w/f", "a\nb");
    const file = {
      filePath: "/w/f",
      content: "a\nb",
      numLines: 2,
      startLine: 1,
      totalLines: 2,
      truncatedByTokenCap: true,
    };
    expect(fileBefore(call("Read", {}, { ...cut, file }), "2.1.332")).toEqual(part);
    // A redactor took a line out of the content: three lines were counted, two are there.
    const redacted = { ...file, numLines: 3, totalLines: 3, truncatedByTokenCap: false };
    expect(fileBefore(call("Read", {}, { ...cut, file: redacted }), "2.1.332")).toEqual(part);
  });

  it("tells of a missing file and of a folder; another error tells nothing", () => {
    expect(fileBefore(failed("Read", "File does not exist. Note: …"), "2.1.332")).toEqual({ kind: "absent" });
    expect(fileBefore(failed("Read", "EISDIR: illegal operation on a directory, read"), null)).toEqual({
      kind: "other",
    });
    expect(fileBefore(failed("Read", "EACCES: permission denied"), null)).toBeNull();
  });
});

describe("Write", () => {
  const output = (original: string | null, type = "update") => ({
    type,
    content: "new",
    originalFile: original,
  });

  it("created is said of a file that was absent or empty", () => {
    expect(fileBefore(call("Write", {}, output(null, "create")), "2.1.332")).toEqual({
      kind: "absent or empty",
    });
  });

  it("2.0.77 shows the old bytes; 2.1.332 shows them with LF and keeps the mark; of others nothing is certain", () => {
    const at = (text: string, version: string) => fileBefore(call("Write", {}, output(text)), version);
    expect(at("a\nb\n", "2.0.77")).toEqual({ kind: "bytes", bytes: Buffer.from("a\nb\n") });
    expect(at("a\nb\n", "2.1.332")).toMatchObject({ kind: "text", mayLackMark: false });
    expect(at("a\nb\n", "2.1.100")).toMatchObject({ kind: "text", mayLackMark: true });
    // CRLF in sight: this version turns nothing into LF.
    expect(at("a\r\nb\r\n", "2.1.100")).toEqual({ kind: "bytes", bytes: Buffer.from("a\r\nb\r\n") });
    // A mark may be that of UTF-16.
    expect(at("\ufeffa\r\n", "2.1.100")).toMatchObject({ kind: "text" });
  });

  it("an update without the old file tells nothing", () => {
    expect(fileBefore(call("Write", {}, { type: "update", content: "x" }), "2.1.332")).toBeNull();
  });
});

describe("Edit", () => {
  it("shows the old file of a MultiEdit under its own name", () => {
    const multi = call(
      "MultiEdit",
      {},
      { originalFileContents: "x", edits: [{ old_string: "x", new_string: "y" }] },
    );
    expect(fileBefore(multi, null)).toMatchObject({ kind: "text", text: "x" });
  });
});
