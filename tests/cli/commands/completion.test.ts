// `detent completion`: the script names what the commands have.

import { expect, test } from "vitest";
import { completionOf } from "../../../src/cli/commands/completion.ts";
import { commands } from "../../../src/cli/commands.ts";
import { runInMemory } from "../memory-context.ts";
import { jsonShapes } from "./json-shapes.ts";

const completion = completionOf(commands);

test("every command of the table is completed, and the script is the same as JSON", async () => {
  const { exitCode, stdout } = await runInMemory([completion], ["completion", "bash"]);
  expect(exitCode).toBe(0);
  for (const { name } of commands) expect(stdout).toContain(`        ${name}) if `);
  const json: unknown = JSON.parse(
    (await runInMemory([completion], ["completion", "bash", "--json"])).stdout,
  );
  expect(jsonShapes["detent.completion/1"].parse(json).script).toBe(stdout);
});

test("another shell is refused with what there is", async () => {
  const { exitCode, stderr } = await runInMemory([completion], ["completion", "fish"]);
  expect([exitCode, stderr]).toEqual([2, "detent completion: There is none for 'fish'. Give bash.\n"]);
});
