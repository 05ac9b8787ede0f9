// Keys of responses and conversations: the same in a copy, different where the lines are.

import { expect, it } from "vitest";
import { readEntry } from "../../src/session/formats/claude-code.ts";
import type { JsonObject } from "../../src/session/json-value.ts";
import { lineKey, responseKey, sessionsOf, textKey, threadKey } from "../../src/session/response-key.ts";

const entry = (fields: JsonObject) => readEntry({ type: "assistant", sessionId: "S", ...fields });
const message = (fields: JsonObject) => ({ content: [], ...fields });

it("a response is its message, else its request, else its line", () => {
  expect(responseKey(entry({ message: message({ id: "m" }), requestId: "r", uuid: "u" }))).toBe("m");
  expect(responseKey(entry({ message: message({}), requestId: "r", uuid: "u" }))).toBe("request:r");
  expect(responseKey(entry({ message: message({}), uuid: "u" }))).toBe("line:u");
  const [one, same] = [entry({ message: message({}) }), entry({ message: message({}) })];
  expect(responseKey(one)).toBe(responseKey(same));
  expect(responseKey(one)).not.toBe(responseKey(entry({ message: message({ x: 1 }) })));
});

it("a line is its id, else what it says, and never where it stands", () => {
  expect(lineKey(entry({ uuid: "u", message: message({}) }))).toBe("u");
  expect(lineKey(entry({ a: 1, b: 2 }))).toBe(lineKey(entry({ b: 2, a: 1 })));
  expect(lineKey(entry({ a: 1 }))).not.toBe(lineKey(entry({ a: 2 })));
});

it("a conversation is a session with one thread of it", () => {
  const keys = [{}, { agentId: "a" }, { isSidechain: true }, { sessionId: "T" }].map((fields) =>
    threadKey(entry(fields)),
  );
  expect(keys).toEqual(["S main", "S a", "S sidechain", "T main"]);
});

it("an entry that names no session stands in that of its neighbour", () => {
  const unnamed = readEntry({ type: "summary" });
  const named = (sessionId: string) => readEntry({ type: "user", sessionId });
  expect(sessionsOf([unnamed, named("S"), unnamed, named("T"), unnamed])).toEqual(["S", "S", "S", "T", "T"]);
  expect(sessionsOf([unnamed])).toEqual([""]);
});

it("the key of a text is its SHA-256", () => {
  // printf abc | sha256sum; also FIPS 180-2, appendix B.1.
  expect(textKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
