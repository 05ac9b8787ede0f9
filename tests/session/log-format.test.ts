import { expect, test } from "vitest";
import { noObjectWhy } from "../../src/session/log-format.ts";
import { recogniseLog } from "../../src/session/log-formats.ts";

test("a file without any object may be a damaged log, and is left out for that reason alone", () => {
  expect(recogniseLog([null, null])).toEqual({ kind: "left out", why: noObjectWhy });
});

test("a file of objects that no format knows is no damaged log", () => {
  const recognition = recogniseLog([{ colour: "blue" }]);
  expect(recognition.kind).toBe("left out");
  expect(recognition).not.toEqual({ kind: "left out", why: noObjectWhy });
});
