// `detent store`: the command line itself. What the verbs do is tested beside their files.

import { chmodSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf } from "../../../src/moves/store/address.ts";
import { storeShop } from "./store-shop.ts";

test.each([
  [["what"], "detent store: Unknown verb 'what'. Give one of put, put-file, get,"],
  [["get"], "'get' takes 1 argument, not 0."],
  [["verify", "x"], "'verify' takes 0 arguments, not 1."],
  [["stast"], "Did you mean stats?"],
  [["stats", "--project", "a"], "'stats' has no --project."],
  [["get", "x"], "'x' is no address."],
  [["get", "x", "--apply"], "'get' has no --apply."],
  [["stats", "--older-than", "3"], "'stats' has no --older-than."],
  [["verify", "--cited-in", "a"], "'verify' has no --cited-in."],
])("%s is refused as a wrong command line", async (args, message) => {
  const { exitCode, stdout, stderr } = await storeShop().run(...args);
  expect([exitCode, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});

test("what the disk refuses is told as a fault that a user can put right", async () => {
  const { run, runIn, root, project } = storeShop();
  expect(await run("put-file", "none")).toMatchObject({
    exitCode: 4,
    stderr: `${project}/none: The disk answered ENOENT. Check the path, its rights and the room.\n`,
  });
  writeFileSync(root, "a file");
  expect((await run("put-file", `${project}/../store`)).stderr).toContain("The disk answered ENOTDIR.");
  expect((await runIn({ env: {} }, "stats")).exitCode).toBe(2);
});

test("another project's bytes are absent, unless the scope is all", async () => {
  const { put, root, runIn } = storeShop();
  const pointer = await put("secret");
  const elsewhere = { cwd: "/elsewhere", env: { HOME: "/h", DETENT_STORE_DIR: root } };
  expect(await runIn(elsewhere, "get", pointer)).toMatchObject({ exitCode: 4, stdout: "" });
  const all = { cwd: "/elsewhere", env: { HOME: "/h", DETENT_STORE_DIR: root, DETENT_STORE_SCOPE: "all" } };
  expect((await runIn(all, "get", pointer)).stdout).toBe("secret");
});

test("a store that cannot be read is no store without faults", async () => {
  const { put, root, run } = storeShop();
  await put("text");
  chmodSync(`${root}/objects/${addressOf("text")}`, 0o644);
  expect((await run("verify")).exitCode).toBe(1);
});
