import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Command } from "../../src/cli/command.ts";
import { load } from "../../src/cli/commands/load.ts";
import { register } from "../../src/cli/commands/register.ts";
import { keepHead } from "../../src/cli/database-head.ts";
import { protocolText } from "../measure/protocol-text.ts";
import { workplace } from "./commands/loaded-database.ts";

/** A workplace with a plan, an empty registry and, unless said otherwise, a database without logs. */
async function planned({ isLoaded = true } = {}) {
  const place = workplace();
  const plan = join(place.folder, "plan.yaml");
  writeFileSync(plan, protocolText);
  if (isLoaded) await place.run(load, place.logs);
  const registry = join(place.folder, "reports", "registrations");
  const remove = (start: string): void => {
    for (const name of readdirSync(registry)) if (name.startsWith(start)) rmSync(join(registry, name));
  };
  return { ...place, remove, registry, seal: () => place.run(register, plan, "--seal") };
}

test("a removed last record is found without --head, and nothing is sealed behind it", async () => {
  const place = await planned();
  for (const _ of [1, 2]) expect((await place.seal()).exitCode).toBe(0);
  const sound = await place.run(register, "--verify");
  expect(sound).toMatchObject({ exitCode: 0 });
  expect(sound.stdout).toContain("Head that the database keeps: in the chain.");
  place.remove("0002");
  const { exitCode, stdout } = await place.run(register, "--verify");
  expect(exitCode).toBe(1);
  expect(stdout).toContain("No record has this head, which the database keeps: the last record was removed");
  expect((await place.seal()).stderr).toContain("The registry is broken at");
  expect(readdirSync(place.registry)).toHaveLength(1);
});

test("a registry that lost all its records is found", async () => {
  const place = await planned();
  await place.seal();
  place.remove("0001");
  expect(await place.run(register, "--verify")).toMatchObject({ exitCode: 1 });
});

test("a chain that only grew with another database has no fault", async () => {
  const place = await planned();
  await place.seal();
  const other = join(place.folder, "other.duckdb");
  await place.run(load, place.logs, "--db", other);
  await place.run(register, join(place.folder, "plan.yaml"), "--seal", "--db", other);
  const { exitCode, stdout } = await place.run(register, "--verify");
  expect(exitCode).toBe(0);
  expect(stdout).toContain("2 records, every link holds.");
  expect(stdout).toContain("Head that the database keeps: in the chain.");
});

test("without a database the record is sealed and it is said that its head is kept nowhere", async () => {
  const place = await planned({ isLoaded: false });
  const { exitCode, stderr } = await place.seal();
  expect(exitCode).toBe(0);
  expect(stderr).toContain(
    "There is no database here. The record is written; its head is not kept there: keep ",
  );
  const verified = await place.run(register, "--verify");
  expect(verified).toMatchObject({ exitCode: 0 });
  expect(verified.stdout).toContain("Head that the database keeps: not compared (");
  await place.run(load, place.logs);
  expect((await place.run(register, "--verify")).stdout).toContain(
    "Head that the database keeps: none kept.",
  );
});

test("a database that cannot be written fails nothing: the head that it does not keep is given", async () => {
  const place = await planned({ isLoaded: false });
  writeFileSync(place.database, "no database");
  const head = "1".repeat(64);
  const keep: Command = {
    name: "keep",
    summary: "Keeps a head",
    usage: [""],
    example: "keep",
    exitCodes: [0],
    options: () => undefined,
    run: async (context) => {
      await keepHead(context, { folder: place.registry, records: [] }, head);
      return 0;
    },
  };
  const { exitCode, stderr } = await place.run(keep);
  expect(exitCode).toBe(0);
  expect(stderr).toContain(`The record is written; its head is not kept there: keep ${head}.`);
});

test("a file that is no database hinders no verification, and is named", async () => {
  const place = await planned({ isLoaded: false });
  writeFileSync(place.database, "no database");
  const { exitCode, stdout } = await place.run(register, "--verify");
  expect(exitCode).toBe(0);
  expect(stdout).toContain("Head that the database keeps: not compared (");
});
