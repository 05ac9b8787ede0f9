import { expect, test } from "vitest";
import { INSTALL_ID } from "../../src/measure/export-manifest.ts";
import {
  findInstall,
  readExportNumber,
  readInstall,
  storeExportNumber,
} from "../../src/measure/install-id.ts";
import { inFreshFolder, withDatabase } from "./log-database.ts";

test("a database draws its id once, and two databases draw two", async () => {
  await inFreshFolder(async (folder) => {
    const drawn = await withDatabase(folder, async (database) => {
      expect(await findInstall(database)).toBeNull();
      const install = await readInstall(database);
      expect([await readInstall(database), await findInstall(database)]).toEqual([install, install]);
      return install;
    });
    expect(drawn).toMatch(INSTALL_ID);
    expect(await withDatabase(folder, readInstall)).not.toBe(drawn);
  });
});

test("exports are numbered on from 0", async () => {
  await inFreshFolder((folder) =>
    withDatabase(folder, async (database) => {
      expect(await readExportNumber(database)).toBe(0);
      await storeExportNumber(database, 1);
      await storeExportNumber(database, 12);
      expect(await readExportNumber(database)).toBe(12);
    }),
  );
});
