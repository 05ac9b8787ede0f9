import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { jsonShapes } from "./commands/json-shapes.ts";
import { type StoreShop, storeShop } from "./commands/store-shop.ts";

const pathOf = ({ root }: StoreShop, pointer: string): string =>
  `${root}/objects/${pointer.replace("detent://", "")}`;

/** Moves an object, its mark and its row in the ledger to an instant of last year. */
function age(shop: StoreShop, pointer: string): void {
  const when = new Date("2025-06-01T00:00:00Z");
  const ledger = `${shop.root}/firings.jsonl`;
  const rows = readFileSync(ledger, "utf8").split("\n");
  const isIts = (row: string): boolean => row.includes(pointer.replace("detent://", ""));
  const aged = rows.map((row) =>
    isIts(row) ? row.replace(/"ts":"[^"]*"/, `"ts":"${when.toISOString()}"`) : row,
  );
  writeFileSync(ledger, aged.join("\n"));
  utimesSync(pathOf(shop, pointer), when, when);
  const marks = pathOf(shop, pointer).replace("/objects/", `/scopes/${scopeName(shop)}/`);
  utimesSync(marks, when, when);
}

function scopeName({ project }: StoreShop): string {
  return addressOf(project);
}

test("stats count what is there, and say where nothing is", async () => {
  const { put, root, run } = storeShop();
  expect(await run("stats")).toMatchObject({
    exitCode: 0,
    stdout: `Store  ${root}: nothing was stored yet\n`,
  });
  await put("one");
  await put("three");
  const { stdout } = await run("stats", "--json");
  expect(jsonShapes["detent.store-stats/1"].parse(JSON.parse(stdout))).toMatchObject({
    projects: 1,
    figures: { objects: 2, bytes: 8, firings: 2, faults: 0, since: "2026-01-02T03:04:05.000Z" },
  });
});

test("verify ends with 0 on a sound store and with 1 on a damaged one", async () => {
  const shop = storeShop();
  const pointer = await shop.put("one");
  expect(await shop.run("verify")).toMatchObject({
    exitCode: 0,
    stdout: "1 object of 3 bytes, 1 ledger line: nothing is wrong.\n",
  });
  writeFileSync(pathOf(shop, pointer), "onf");
  const { exitCode, stdout } = await shop.run("verify", "--json");
  expect(exitCode).toBe(1);
  expect(jsonShapes["detent.store-verify/1"].parse(JSON.parse(stdout)).faults).toMatchObject([
    { kind: "damaged object" },
  ]);
});

test("prune previews, and removes only when it is told to", async () => {
  const shop = storeShop();
  const [old, young] = [await shop.put("old"), await shop.put("young")];
  age(shop, old);
  const preview = await shop.run("prune", "--older-than", "30");
  expect(preview).toMatchObject({
    exitCode: 0,
    stdout: `${old}  3 bytes\nWould remove 1 object of 3 bytes; 0 cited ones stay.\n`,
  });
  expect(preview.stderr).toContain("Nothing was removed: --apply removes it.");
  expect(existsSync(pathOf(shop, old))).toBe(true);
  expect((await shop.run("prune", "--older-than", "30", "--apply")).stdout).toContain("Removed 1 object");
  expect([existsSync(pathOf(shop, old)), existsSync(pathOf(shop, young))]).toEqual([false, true]);
  expect(readFileSync(`${shop.root}/firings.jsonl`, "utf8")).toContain('"move":"store-prune"');
  expect((await shop.run("verify")).exitCode).toBe(0);
});

test.each(["reports/registrations", "incidents", "elsewhere"])(
  "an object that a file in %s cites stays, and naming it is refused",
  async (folder) => {
    const shop = storeShop();
    const pointer = await shop.put("text");
    mkdirSync(`${shop.project}/${folder}`, { recursive: true });
    writeFileSync(`${shop.project}/${folder}/r.json`, `{"object":"${pointer}"}`);
    age(shop, pointer);
    const more = folder === "elsewhere" ? ["--cited-in", folder] : [];
    const uncited = await shop.put("uncited");
    const named = await shop.run("prune", "--apply", ...more, "--", pointer, uncited);
    expect(named).toMatchObject({ exitCode: 3 });
    expect(existsSync(pathOf(shop, uncited))).toBe(true);
    expect(named.stdout).toContain(`stays: cited in ${shop.project}/${folder}/r.json`);
    const older = await shop.run("prune", "--older-than", "1", "--apply", "--json", ...more);
    expect(older.exitCode).toBe(0);
    expect(jsonShapes["detent.store-prune/1"].parse(JSON.parse(older.stdout))).toMatchObject({
      isApplied: true,
      remove: [],
      cited: [{ bytes: 4 }],
      searchedFiles: 1,
    });
    expect(existsSync(pathOf(shop, pointer))).toBe(true);
  },
);

test("a folder of citations that is not there is refused, and nothing is removed", async () => {
  const shop = storeShop();
  const pointer = await shop.put("text");
  const refused = await shop.run("prune", "--apply", "--cited-in", "reprots", "--", pointer);
  expect(refused).toMatchObject({ exitCode: 4 });
  expect(refused.stderr).toContain(`--cited-in: Nothing is at ${shop.project}/reprots.`);
  expect(existsSync(pathOf(shop, pointer))).toBe(true);
});

test("bytes that were put again today are not old, though no file of the store shows it", async () => {
  const shop = storeShop();
  const pointer = await shop.put("text");
  age(shop, pointer);
  await shop.put("text");
  const { stdout } = await shop.run("prune", "--older-than", "30", "--apply");
  expect(stdout).toContain("Removed 0 objects");
  expect(existsSync(pathOf(shop, pointer))).toBe(true);
});

test("prune wants to be told which objects, once, and whole ones", async () => {
  const shop = storeShop();
  const pointer = await shop.put("text");
  for (const args of [[], [pointer, "--older-than", "3"], [`${pointer}:L1-1`], ["--older-than", "-3"]]) {
    expect((await shop.run("prune", ...args)).exitCode).toBe(2);
  }
});
