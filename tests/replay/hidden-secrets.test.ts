// A secret in another writing is found, and ordinary texts hide none.

import { expect, it } from "vitest";
import { hidesSecret } from "../../src/replay/hidden-secrets.ts";

const KEY = "AKIAQ7RSTUVWXYZABCDE";
const percent = [...KEY].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("");

it.each([
  ["percent-encoded", `curl http://x/${percent}`],
  ["in part percent-encoded", `curl http://x/${KEY.replace("Q", "%51")}`],
  ["on two lines", `export A=\\\n  ${KEY.slice(0, 9)}\\\n  ${KEY.slice(9)}`],
  ["broken by a line feed", `${KEY.slice(0, 9)}\n${KEY.slice(9)}`],
  ["put together", `"${KEY.slice(0, 9)}" + "${KEY.slice(9)}"`],
  ["as neighbours of a shell", `'${KEY.slice(0, 9)}''${KEY.slice(9)}'`],
  ["in base64", Buffer.from(`key ${KEY}`).toString("base64")],
  ["in base64 of an address", Buffer.from(`key>>?${KEY}`).toString("base64url")],
  ["in a string of a string", String.raw`{\"password\": \"tide9wave\"}`],
  ["twice escaped", String.raw`{\\\"password\\\": \\\"tide9wave\\\"}`],
])("a key %s is hidden", (_name, text) => {
  expect(hidesSecret(text)).toBe(true);
});

it.each([
  `openly ${KEY} as it is`,
  "curl http://x/%20%2Fpath",
  "first line\nsecond line\n",
  '"ab" + "cd"',
  "aGVsbG8gd29ybGQgb2YgcXVheXM=",
  String.raw`{\"quay\": \"north\"}`,
  "src/session/formats/claude-code.ts:42",
  "AKIAQ7RST and UVWXYZABCDE apart",
])("%s hides none", (text) => {
  expect(hidesSecret(text)).toBe(false);
});
