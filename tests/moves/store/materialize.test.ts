import * as fs from "node:fs";
import { expect, it } from "vitest";
import { materialize } from "../../../src/moves/store/materialize.ts";
import { freshFolder, pathsIn } from "./fresh-folder.ts";

const bytes = Uint8Array.from([0xff, 0x0a, 0x00]);

it("writes exactly the bytes", () => {
  const path = `${freshFolder()}/f`;
  expect(materialize(fs, path, bytes, false)).toBe(true);
  expect(fs.readFileSync(path)).toEqual(Buffer.from(bytes));
});

it("replaces nothing unless it is told to, and then whole", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/f`, "a longer text than before");
  expect(materialize(fs, `${folder}/f`, bytes, false)).toBe(false);
  expect(fs.readFileSync(`${folder}/f`, "utf8")).toBe("a longer text than before");
  expect(materialize(fs, `${folder}/f`, bytes, true)).toBe(true);
  expect([fs.readFileSync(`${folder}/f`), pathsIn(folder)]).toEqual([Buffer.from(bytes), ["f"]]);
});

it("leaves nothing behind where the disk is full, and throws where the folder is missing", () => {
  const folder = freshFolder();
  const writeSync = (): never => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  for (const mayReplace of [false, true]) {
    expect(() => materialize({ ...fs, writeSync }, `${folder}/f`, bytes, mayReplace)).toThrow("full");
  }
  expect(pathsIn(folder)).toEqual([]);
  expect(() => materialize(fs, `${folder}/none/f`, bytes, false)).toThrow("ENOENT");
});
