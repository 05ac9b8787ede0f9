import * as fs from "node:fs";
import { expect, it } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { findCitations } from "../../../src/moves/store/citations.ts";
import { freshFolder } from "./fresh-folder.ts";

const [one, two] = [addressOf("one"), addressOf("two")];
const both = new Set([one, two]);

it("finds an address anywhere below the folders, in text and in bytes that are none", () => {
  const folder = freshFolder();
  fs.mkdirSync(`${folder}/a/b`, { recursive: true });
  fs.writeFileSync(`${folder}/a/b/report.md`, `See detent://${one}.`);
  fs.writeFileSync(`${folder}/x.bin`, Buffer.concat([Buffer.from([0xff, 0]), Buffer.from(two)]));
  expect(findCitations(fs, [`${folder}/a`, `${folder}/x.bin`, `${folder}/none`], both)).toEqual({
    cited: new Map([
      [one, `${folder}/a/b/report.md`],
      [two, `${folder}/x.bin`],
    ]),
    files: 2,
  });
});

it("reads through links to folders and files, each once, and cites nothing through one that leads nowhere", () => {
  const folder = freshFolder();
  fs.mkdirSync(`${folder}/real/deep`, { recursive: true });
  fs.mkdirSync(`${folder}/in`);
  fs.writeFileSync(`${folder}/real/deep/r.md`, `See detent://${one}.`);
  fs.writeFileSync(`${folder}/two.md`, two);
  fs.symlinkSync("real", `${folder}/reports`);
  fs.symlinkSync("../two.md", `${folder}/in/link.md`);
  fs.symlinkSync("none", `${folder}/in/dangling`);
  // A way round: in/up leads to the folder that holds it.
  fs.symlinkSync("..", `${folder}/in/up`);
  expect(findCitations(fs, [`${folder}/reports`], both)).toEqual({
    cited: new Map([[one, `${folder}/reports/deep/r.md`]]),
    files: 1,
  });
  const { cited, files } = findCitations(fs, [`${folder}/in`, `${folder}/reports`], both);
  expect([[...cited.keys()].sort(), files]).toEqual([[one, two].sort(), 2]);
});

it("finds an address that lies across two pieces of a file, and one inside of a longer row of digits", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/f`, `${" ".repeat(1_000_000 - 30)}${one} ${"a".repeat(7)}${two}ff`);
  expect([...findCitations(fs, [folder], both).cited.keys()].sort()).toEqual([one, two].sort());
});

it("takes 63 digits, another case and another address for none", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/f`, `${one.slice(1)} ${two.toUpperCase()} ${addressOf("three")}`);
  expect(findCitations(fs, [folder], both)).toEqual({ cited: new Map(), files: 1 });
});

it("does not take a file that cannot be read for one that cites nothing", () => {
  const folder = freshFolder();
  fs.writeFileSync(`${folder}/f`, one);
  const openSync = (): never => {
    throw Object.assign(new Error("no"), { code: "EACCES" });
  };
  expect(() => findCitations({ ...fs, openSync }, [folder], both)).toThrow("no");
});
