import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addressOf } from "../../src/moves/store/address.ts";
import { jsonShapes } from "./commands/json-shapes.ts";
import { storeShop } from "./commands/store-shop.ts";

const text = "one\ntwo\nthree\n";
const address = addressOf(text);

test("a put prints the address, and the ledger has a line for it", async () => {
  const { put, root } = storeShop();
  expect(await put(text)).toBe(`detent://${address}`);
  expect(JSON.parse(readFileSync(`${root}/firings.jsonl`, "utf8"))).toEqual({
    ts: "2026-01-02T03:04:05.000Z",
    move: "store-put",
    event: "command",
    session: null,
    agent: null,
    tool: null,
    toolUse: null,
    address,
    chars: null,
    detail: { bytes: 14 },
  });
});

test("a file is put as it is, and the put has a JSON form", async () => {
  const { project, run } = storeShop();
  writeFileSync(`${project}/f`, text);
  const { stdout } = await run("put-file", "f", "--json");
  expect(jsonShapes["detent.store-put/1"].parse(JSON.parse(stdout))).toMatchObject({ address, bytes: 14 });
});

test("put does not wait for a terminal", async () => {
  const { runIn } = storeShop();
  expect(await runIn({ isStdinTty: true }, "put")).toMatchObject({ exitCode: 2, stdout: "" });
});

test("get and slice give exactly the bytes, whichever way the address is written", async () => {
  const { put, run } = storeShop();
  await put(text);
  expect((await run("get", address)).stdout).toBe(text);
  for (const args of [
    ["get", `detent://${address}:L2-3`],
    ["slice", address, "2-3"],
    ["slice", `${address}:L2-3`],
  ]) {
    expect((await run(...args)).stdout).toBe("two\nthree\n");
  }
  expect(await run("slice", address)).toMatchObject({ exitCode: 2, stdout: "" });
  expect(await run("slice", address, "3-9")).toMatchObject({ exitCode: 4, stdout: "" });
});

test("on a terminal nothing of the object acts on it", async () => {
  const { put, runIn } = storeShop();
  const pointer = await put("a\u001b[31mb\n");
  expect((await runIn({ isStdoutTty: true }, "get", pointer)).stdout).toBe("a␛[31mb\n");
  expect((await runIn({}, "get", pointer)).stdout).toBe("a\u001b[31mb\n");
});

test("JSON holds the content, as base64 where it is no UTF-8", async () => {
  const { project, put, run } = storeShop();
  const shape = jsonShapes["detent.store-object/1"];
  const pointer = await put(text);
  expect(shape.parse(JSON.parse((await run("get", `${pointer}:L2-2`, "--json")).stdout))).toMatchObject({
    bytes: 4,
    encoding: "utf8",
    content: "two\n",
  });
  writeFileSync(`${project}/f`, Uint8Array.from([0xff, 0x00]));
  const other = (await run("put-file", "f")).stdout.trim();
  // ff 00 is 11111111 00000000: /wA= in base64.
  expect(shape.parse(JSON.parse((await run("get", other, "--json")).stdout))).toMatchObject({
    encoding: "base64",
    content: "/wA=",
  });
});

test("materialize writes a new file, and replaces one only when it is told to", async () => {
  const { project, put, run } = storeShop();
  const pointer = await put(text);
  expect(await run("materialize", pointer, "out")).toMatchObject({ exitCode: 0, stdout: "" });
  expect(readFileSync(`${project}/out`, "utf8")).toBe(text);
  writeFileSync(`${project}/out`, "mine");
  expect((await run("materialize", pointer, "out")).exitCode).toBe(3);
  expect(readFileSync(`${project}/out`, "utf8")).toBe("mine");
  expect((await run("materialize", `${pointer}:L1-1`, "out", "--force")).exitCode).toBe(0);
  expect(readFileSync(`${project}/out`, "utf8")).toBe("one\n");
});

test("has ends with 0 or 1, and asking makes no store", async () => {
  const { put, root, run } = storeShop();
  expect(await run("has", address)).toMatchObject({
    exitCode: 1,
    stdout: `detent://${address} is not in this project's store.\n`,
  });
  expect(existsSync(root)).toBe(false);
  const pointer = await put(text);
  expect(await run("has", pointer)).toMatchObject({ exitCode: 0, stdout: `${pointer} is stored.\n` });
  const { exitCode, stdout } = await run("has", `${pointer}:L1-9`, "--json");
  expect(exitCode).toBe(1);
  expect(jsonShapes["detent.store-has/1"].parse(JSON.parse(stdout))).toMatchObject({ isStored: false });
});
