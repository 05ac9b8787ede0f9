import * as fs from "node:fs";
import { expect, it } from "vitest";
import { errorCode, isAbsence, writeAll } from "../../../src/moves/store/disk.ts";
import { freshFolder } from "./fresh-folder.ts";

it("tells absence from every other error", () => {
  const coded = ["ENOENT", "ENOTDIR", "EACCES", "EIO"].map((code) =>
    isAbsence(Object.assign(new Error(""), { code })),
  );
  expect(coded).toEqual([true, true, false, false]);
  expect([errorCode(new Error("x")), errorCode(null), errorCode("ENOENT"), errorCode({ code: 2 })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("writes on where a write stopped short", () => {
  const path = `${freshFolder()}/f`;
  const fd = fs.openSync(path, "w");
  const writeSync = (to: number, bytes: Uint8Array, at: number): number =>
    fs.writeSync(to, bytes, at, Math.min(2, bytes.length - at));
  writeAll({ ...fs, writeSync }, fd, Buffer.from("12345"));
  fs.closeSync(fd);
  expect(fs.readFileSync(path, "utf8")).toBe("12345");
});
