// Lines, fields and texts go as long as the finding stays.

import { expect, it } from "vitest";
import { minimiseIncident } from "../../src/replay/minimise-incident.ts";
import type { JsonObject } from "../../src/session/json-value.ts";

const numbered = (...objects: readonly JsonObject[]) =>
  objects.map((object, at) => ({ line: at + 1, object }));

it("keeps the lines, the fields and the parts of texts that the finding hangs on, and no more", () => {
  const long = Array.from({ length: 60 }, (_, at) => `line ${at}`).join("\n");
  const objects = numbered(
    { type: "user", extra: 1, note: long },
    { type: "tool", slug: "x", toolUseResult: { a: long, b: long, c: 2 } },
    { type: "user", other: true },
  );
  const left = minimiseIncident(objects, (found) =>
    found.some(({ object }) => {
      const { toolUseResult: result } = object;
      return JSON.stringify(result ?? null).includes("line 41");
    }),
  );
  expect(left).toEqual([{ line: 2, object: { type: "tool", toolUseResult: { b: "line 41" } } }]);
});

it("equal texts stay equal where the finding hangs on that", () => {
  const text = "x".repeat(50);
  const left = minimiseIncident(numbered({ a: text, b: text, c: "y".repeat(60) }), (found) => {
    const [one] = found;
    return one?.object.a !== undefined && one.object.a === one.object.b;
  });
  expect(left).toEqual([{ line: 1, object: { a: "", b: "" } }]);
});

it("what says where and when it was is never left out", () => {
  const line = { type: "user", timestamp: "t", sessionId: "s", cwd: "/w", version: "v", uuid: "u", more: 1 };
  const { more: _gone, ...kept } = line;
  expect(minimiseIncident(numbered(line), (found) => found.length === 1)).toEqual(numbered(kept));
});
