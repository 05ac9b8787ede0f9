import { describe, expect, it } from "vitest";
import { changeTextLeaves } from "../../src/moves/text-leaves.ts";
import { type JsonValue, parseJson } from "../../src/session/json-value.ts";

const shout = (text: string): string | null => (/^t\d?$/.test(text) ? text.toUpperCase() : null);

describe("the texts of a response", () => {
  it.each<[string, string, JsonValue, JsonValue]>([
    [
      "both streams of a shell",
      "Bash",
      { stdout: "t1", stderr: "t2", note: "t3" },
      { stdout: "T1", stderr: "T2", note: "t3" },
    ],
    ["another shell's", "PowerShell", { stdout: "t1" }, { stdout: "T1" }],
    [
      "a file's content",
      "Read",
      { type: "text", file: { filePath: "t", content: "t1", numLines: 3 } },
      { type: "text", file: { filePath: "t", content: "T1", numLines: 3 } },
    ],
    ["a string", "mcp__x__y", "t1", "T1"],
    [
      "blocks",
      "mcp__x__y",
      [
        { type: "text", text: "t1" },
        { type: "text", text: "n" },
      ],
      [
        { type: "text", text: "T1" },
        { type: "text", text: "n" },
      ],
    ],
    [
      "blocks inside an object",
      "Agent",
      { content: [{ type: "block", text: "t1" }], totalTokens: 4 },
      { content: [{ type: "block", text: "T1" }], totalTokens: 4 },
    ],
  ])("are %s", (_what, tool, response, changed) => {
    expect(changeTextLeaves(tool, response, shout)).toEqual(changed);
  });

  it.each<[string, string, JsonValue]>([
    ["nothing was changed", "Bash", { stdout: "n", stderr: "" }],
    ["the client spilled the result", "Bash", { stdout: "t", persistedOutputPath: "/p" }],
    ["the client spilled another tool's result", "mcp__x__y", { text: "t", persistedOutputPath: "/p" }],
    ["stdout is a picture", "Bash", { stdout: "t", isImage: true }],
    ["a read file is no text", "Read", { type: "notebook", file: { content: "t" } }],
    ["an edit returns what the model does not read", "Edit", { originalFile: "t" }],
    ["a write does", "Write", { content: "t" }],
    [
      "a block is media",
      "mcp__x__y",
      [
        { type: "image", source: { note: "t" } },
        { type: "audio", text: "t" },
      ],
    ],
    ["a key holds encoded bytes", "mcp__x__y", { data: "t", blob: "t", base64: ["t"] }],
    ["the shape is not the tool's", "Bash", ["t"]],
    ["the response is missing", "Read", null],
  ])("are none where %s", (_why, tool, response) => {
    expect(changeTextLeaves(tool, response, shout)).toBeNull();
  });

  it("are changed in a clone: the response stays, and odd keys stay keys", () => {
    const response = parseJson('{"__proto__":{"a":"t1"},"b":"n"}') ?? null;
    const changed = changeTextLeaves("mcp__x__y", response, shout);
    expect(JSON.stringify(changed)).toBe('{"__proto__":{"a":"T1"},"b":"n"}');
    expect(JSON.stringify(response)).toBe('{"__proto__":{"a":"t1"},"b":"n"}');
  });
});
