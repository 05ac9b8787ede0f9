import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRegistryFolder } from "../../src/measure/registry-folder.ts";

describe("the folder of a registry", () => {
  it("is made by the first record, lists files and reads them back", () => {
    const path = join(mkdtempSync(join(tmpdir(), "registry-")), "deep", "registrations");
    const folder = openRegistryFolder(path);
    expect(folder.list()).toEqual([]);
    folder.create("0001-aaaaaaaaaaaa.json", "{}\n");
    expect(folder.list()).toEqual(["0001-aaaaaaaaaaaa.json"]);
    expect(folder.read("0001-aaaaaaaaaaaa.json")).toBe("{}\n");
  });

  it("refuses to write over a file and leaves it as it was", () => {
    const path = mkdtempSync(join(tmpdir(), "registry-"));
    writeFileSync(join(path, "0001-aaaaaaaaaaaa.json"), "first");
    expect(() => openRegistryFolder(path).create("0001-aaaaaaaaaaaa.json", "second")).toThrow(
      "exists already",
    );
    expect(readFileSync(join(path, "0001-aaaaaaaaaaaa.json"), "utf8")).toBe("first");
  });
});
