import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { JsonObject } from "../../src/session/json-value.ts";
import { type LineContent, readLineContent } from "../../src/session/line-content.ts";
import { LINE_BYTES_MAX, type LogEncoding } from "../../src/session/read-lines.ts";

const isEntry = (object: JsonObject): boolean => typeof object.type === "string";

function read(content: string | Buffer, isTerminated = true, encoding: LogEncoding = "utf8"): LineContent {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const { length } = bytes;
  const place = { line: 1, byteOffset: 0, byteLength: length, byteEnd: length + 1 };
  return readLineContent({ ...place, isTerminated, bytes, encoding }, isEntry);
}

/** What was read, short: the kind, the objects in order, and the notes. */
function summary(content: LineContent): readonly unknown[] {
  const objects =
    content.kind === "object"
      ? [content.object]
      : content.kind === "glued"
        ? content.objects
        : "recovered" in content
          ? content.recovered
          : [];
  return [content.kind, objects, content.notes];
}

const user = { type: "user", n: 1 };
const mode = { type: "mode", deep: { a: [1, "}"] } };
const quoted = { type: "mode", a: '"}{ \\' };
const quotedText = JSON.stringify(quoted);
const [userText, modeText] = [JSON.stringify(user), JSON.stringify(mode)];

describe("a line of one object is read without a word", () => {
  test.each([userText, `${userText}\r`, `  ${userText}\t`, '{"a":"\\u0000"}', '{"a":"\u2028\u2029"}'])(
    "%j",
    (text) => {
      expect(summary(read(text))).toEqual(["object", [JSON.parse(text)], []]);
    },
  );
  test("a last line without newline, too", () => {
    expect(summary(read(userText, false))).toEqual(["object", [user], []]);
  });
});

describe("blank lines", () => {
  test.each([
    ["", []],
    ["  \t", []],
    ["\r", []],
    ["\0\0\0", ["nul-bytes"]],
    ["\ufeff", ["bom"]],
  ])("%j", (text, notes) => {
    expect(summary(read(text))).toEqual(["blank", [], notes]);
    expect(read(text, false).kind).toBe("blank");
  });
});

test.each(["42", '"text"', "[1,2]", "null", "true", "[{}]"])("%s is JSON and no object", (text) => {
  expect(summary(read(text))).toEqual(["not-an-object", [], []]);
});

test("an array of entries is read without a word; one that holds anything else is no object", () => {
  expect(summary(read(`[${userText}]`))).toEqual(["glued", [user], []]);
  expect(summary(read(` [${userText},${modeText}]\r`, false))).toEqual(["glued", [user, mode], []]);
  for (const text of ["[]", `[${userText},{}]`, `[${userText},[${userText}]]`, `[${userText},null]`]) {
    expect(summary(read(text))).toEqual(["not-an-object", [], []]);
  }
});

describe("damage that loses nothing is named and read", () => {
  test("NUL bytes before, within and behind an object", () => {
    expect(summary(read(`\0\0${userText}\0`))).toEqual(["object", [user], ["nul-bytes"]]);
    expect(summary(read(`\0 ${userText}\0 `))).toEqual(["object", [user], ["nul-bytes"]]);
    expect(summary(read(userText.replace(":", "\0:")))).toEqual(["object", [user], ["nul-bytes"]]);
  });
  test("a byte order mark between joined files", () => {
    expect(summary(read(`\ufeff${userText}`))).toEqual(["object", [user], ["bom"]]);
  });
  test("bytes that are no UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]);
    expect(summary(read(bytes))).toEqual(["object", [{ a: "\ufffd\ufffd" }], ["invalid-utf8"]]);
  });
});

describe("half a surrogate pair is named", () => {
  test.each(['{"a":"\\ud83d"}', '{"a":["\\uDEA2x"]}', '{"\\udc00":1}', '{"a":{"b":"\\\\\\ud83d"}}'])(
    "in %s",
    (text) => {
      expect(read(text).notes).toEqual(["lone-surrogate"]);
    },
  );
  test.each(['{"a":"\\ud83d\\udea2"}', '{"a":"\\\\ud83d"}', '{"a":"\\u00e9"}', '{"a":"\u{1f6a2}"}'])(
    "not in %s",
    (text) => {
      expect(read(text).notes).toEqual([]);
    },
  );
  test("in a UTF-16 log it needs no escape", () => {
    expect(read(Buffer.from('{"a":"\ud83d"}', "utf16le"), true, "utf16le").notes).toEqual(["lone-surrogate"]);
    expect(read(Buffer.from('{"a":"\u{1f6a2}"}', "utf16le"), true, "utf16le").notes).toEqual([]);
  });
});

describe("UTF-16", () => {
  test.each(["utf16le", "utf16be"] as const)(
    "%s is decoded, and its bytes are left as they were",
    (encoding) => {
      const bytes = Buffer.from(userText, "utf16le");
      if (encoding === "utf16be") bytes.swap16();
      const before = Buffer.from(bytes);
      expect(summary(read(bytes, true, encoding))).toEqual(["object", [user], []]);
      expect(bytes).toEqual(before);
    },
  );
  test("an odd byte at the end of the file is left out", () => {
    const bytes = Buffer.concat([Buffer.from(userText, "utf16le"), Buffer.from([0x20])]);
    expect(summary(read(bytes, false, "utf16le"))).toEqual(["object", [user], []]);
  });
});

describe("whole objects on one line are glued, whatever they are", () => {
  test.each([
    [userText + modeText, [user, mode]],
    [`${userText} ${modeText}\t{}`, [user, mode, {}]],
    [`{"a":"}{"}{"b":"\\"}{"}`, [{ a: "}{" }, { b: '"}{' }]],
  ])("%s", (text, objects) => {
    expect(summary(read(text))).toEqual(["glued", objects, ["glued"]]);
    expect(summary(read(text, false))).toEqual(["glued", objects, ["glued"]]);
  });
});

describe("a line that lost something is malformed, and what stands whole on it is recovered", () => {
  test.each([
    ["the first was cut in a string", `{"type":"user","text":"half a${modeText}`, [mode]],
    ["the first was cut behind a name", `{"type":"user",${modeText}`, [mode]],
    [
      "the first was cut and holds many objects",
      `{"type":"x","c":[{"a":1},{"b":{"c":{}}},{"d":"e${modeText}`,
      [mode],
    ],
    ["the first ends in backslashes", `{"a":"b\\\\${modeText}`, [mode]],
    ["the whole one has escaped quotes", `{"type":"x","a":"half${quotedText}`, [quoted]],
    ["the second was cut", `${userText}{"type":"mode","te`, [user]],
    ["the middle one was cut", `${userText}{"type":"x","a":"${modeText}`, [user, mode]],
    ["words follow", `${userText} and so on`, [user]],
    ["a part of a cut object is no entry", '{"type":"user","message":{"content":[{"text":"a"}', []],
    ["nor is an object that is no entry", `{"a":1}{"b":`, []],
    ["a bracket is missing in the middle", '{"type":"user","a":[1,2,"b":{"c":1}}', []],
    ["nothing is whole", "{", []],
    ["it is no JSON at all", "half a line", []],
    ["it closes what it never opened", "}}]]", []],
    ["arrays are no entries", "[1][2]", []],
  ])("%s", (_what, text, objects) => {
    expect(summary(read(text))).toEqual(["malformed", objects, []]);
  });
  test("the whole entries are counted in its sentence", () => {
    const content = read(`${userText}{"type":"m`);
    expect("why" in content && content.why).toBe("The line is no JSON; 1 whole entry on it read.");
  });
});

describe("a cut last line without newline", () => {
  test.each([
    ['{"type":"user","te', []],
    [`${userText}{"type":"mo`, [user]],
    ["{", []],
  ])("is unfinished: %s", (text, objects) =>
    expect(summary(read(text, false))).toEqual(["unfinished", objects, []]),
  );
  test("is malformed where another object was whole behind the cut: nobody will finish it", () => {
    expect(summary(read(`{"type":"user","te${modeText}`, false))).toEqual(["malformed", [mode], []]);
  });
});

test("a line of the limit is too long and not looked at", () => {
  const bytes = Buffer.alloc(0);
  const place = { line: 1, byteOffset: 0, byteLength: LINE_BYTES_MAX, byteEnd: LINE_BYTES_MAX + 1 };
  const content = readLineContent({ ...place, isTerminated: true, bytes, encoding: "utf8" }, isEntry);
  expect(summary(content)).toEqual(["too-long", [], []]);
});

describe("the search through a broken line looks at each character a few times at most", () => {
  afterEach(() => vi.restoreAllMocks());
  /** Looks at single characters: the unit of work of the search. */
  function looks(text: string): number {
    const spy = vi.spyOn(String.prototype, "charCodeAt");
    read(text);
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  }
  test.each([
    ["nested and never closed", '{"a":', 1],
    ["opened in strings", '{"', 1],
    ["closed and never opened", "}", 1],
    ["quotes", '"', 1],
    ["backslashes before a quote", "\\", 1],
    ["whole objects", '{"type":"a"}', 1],
    ["whole objects, then a cut", '{"a":{}}', 1],
    ["cut objects", '{"type":"a","b":"', 1],
  ])("%s", (_what, unit) => {
    const text = `{"a"${unit.repeat(3000)}}`;
    const broken = `${unit.repeat(3000)}x`;
    for (const line of [text, broken, `${broken}"}`])
      expect(looks(line)).toBeLessThanOrEqual(4 * line.length);
  });
});

test("whatever the bytes are, they are read without a fault", () => {
  const part = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    '"',
    "\\",
    ":",
    ",",
    "1",
    "a",
    "\0",
    " ",
    "\ufeff",
    userText,
    modeText,
    "\\ud83d",
  );
  const anything = fc.oneof(
    fc.array(part, { maxLength: 12 }).map((parts) => Buffer.from(parts.join(""))),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  );
  const encodings = fc.constantFrom<LogEncoding>("utf8", "utf16le", "utf16be");
  fc.assert(
    fc.property(anything, fc.boolean(), encodings, (bytes, isTerminated, encoding) => {
      const content = read(bytes, isTerminated, encoding);
      if (isTerminated) expect(content.kind).not.toBe("unfinished");
      if (content.kind === "glued") expect(content.objects.length).toBeGreaterThan(1);
    }),
    { numRuns: 2000 },
  );
});
