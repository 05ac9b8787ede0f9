// Small generated transcripts for properties: sessions that share responses, lines of one response with growing output,
// missing times and ids, calls and results that several lines repeat, prompts with and without a uuid.

import fc from "fast-check";

/** One transcript line as JSON text. No two lines of one transcript are equal. */
export type LineText = string;

const sessionIds = ["s1", "s2", "s\u00e9", "s\u{1f6a2}"];
const figure = fc.constantFrom(0, 0, 1, 7, 900, undefined);

const usage = fc.record(
  {
    input_tokens: figure,
    output_tokens: fc.constantFrom(0, 1, 2, 40, undefined),
    cache_read_input_tokens: figure,
    cache_creation_input_tokens: figure,
  },
  { requiredKeys: [] },
);

const block = fc.oneof(
  fc.record({ type: fc.constant("text"), text: fc.constantFrom("Aye.", "Nay.", "\u{1f6a2} ahoy") }),
  fc.record({
    type: fc.constant("tool_use"),
    id: fc.constantFrom("t1", "t2", "t3"),
    name: fc.constantFrom("Bash", "Read", "Edit"),
    input: fc.constantFrom({ command: "ls" }, { file_path: "/a", old_string: "abc", new_string: "d" }, {}),
  }),
);

const time = fc.constantFrom(
  undefined,
  ...[0, 1, 1, 2, 3].map((second) => `2026-03-02T09:00:0${second}.000Z`),
);

const where = {
  sessionId: fc.constantFrom(...sessionIds),
  timestamp: time,
  isSidechain: fc.constantFrom(false, false, true),
};

const response = fc.record({
  ...where,
  type: fc.constant("assistant"),
  requestId: fc.constantFrom("r1", undefined),
  message: fc.record({
    id: fc.constantFrom("m1", "m2", "m3", "m4", "m5", undefined),
    model: fc.constantFrom("model-a", "model-b", "<synthetic>"),
    content: fc.array(block, { maxLength: 2 }),
    usage: fc.option(usage, { nil: undefined }),
  }),
});

const result = fc.record({
  ...where,
  type: fc.constant("user"),
  message: fc.record({
    content: fc.tuple(
      fc.record({
        type: fc.constant("tool_result"),
        tool_use_id: fc.constantFrom("t1", "t2", "t9"),
        is_error: fc.boolean(),
        content: fc.constantFrom("done", "This command requires approval", ""),
      }),
    ),
  }),
});

const prompt = fc.record({
  ...where,
  type: fc.constant("user"),
  message: fc.record({
    content: fc.constantFrom(
      "Sail.",
      "Anchor.",
      "<command-name>/go</command-name>",
      "[Request interrupted by user]",
    ),
  }),
});

const other = fc.record({
  ...where,
  type: fc.constantFrom("system", "summary", "mode", "progress", "harbour-note"),
});

const ID_KEYS = new Set(["sessionId", "id", "requestId", "tool_use_id", "uuid"]);

/** The line as text, its ids made its scene's own: scenes of one load know nothing of each other. */
function textOf(line: object, scene: number): LineText {
  return JSON.stringify(line, (key, value: unknown) =>
    ID_KEYS.has(key) && typeof value === "string" ? `${value}-${scene}` : value,
  );
}

const scene = fc.array(fc.tuple(fc.oneof(response, response, result, prompt, other), fc.boolean()), {
  minLength: 1,
  maxLength: 14,
});

/** Up to 20 transcripts of 1 to 14 lines. Each line has a number of its own, half have a uuid of their own too. */
export const transcripts: fc.Arbitrary<readonly (readonly LineText[])[]> = fc
  .array(scene, { minLength: 1, maxLength: 20 })
  .map((scenes) =>
    scenes.map((lines, at) =>
      lines.map(([line, hasUuid], number) => {
        return textOf({ ...line, number, ...(hasUuid ? { uuid: `u${number}` } : {}) }, at);
      }),
    ),
  );

/** The same lines, spread over up to three files in any order, some of them written twice. */
export function spread(lines: readonly LineText[]): fc.Arbitrary<readonly (readonly LineText[])[]> {
  const places = fc.array(fc.nat({ max: 2 }), { minLength: lines.length, maxLength: lines.length });
  return fc.tuple(places, fc.subarray([...lines]), fc.nat({ max: 2 })).chain(([of, again, into]) => {
    const files = [0, 1, 2].map((file) => lines.filter((_line, at) => of[at] === file));
    files[into]?.push(...again);
    return fc.tuple(
      ...files.map((file) => fc.shuffledSubarray(file, { minLength: file.length, maxLength: file.length })),
    );
  });
}

/** Lines as the bytes of a file. */
export function fileOf(lines: readonly LineText[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
