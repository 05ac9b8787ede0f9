// The frame around commands, with a command made for it: dispatch, suggestions, faults and their exit codes.

import { expect, test } from "vitest";
import type { Command } from "../../src/cli/command.ts";
import { faultText, runProgram } from "../../src/cli/run-program.ts";
import { ExpectedError } from "../../src/expected-error.ts";
import { MemoryWriter, memoryContext, runInMemory } from "./memory-context.ts";

function commandNamed(name: string, run: Command["run"]): Command {
  return {
    name,
    summary: `Does ${name}`,
    usage: ["[options]"],
    example: `detent ${name}`,
    exitCodes: [0],
    options: () => {},
    run,
  };
}
const show = commandNamed("show", async ({ print }) => {
  print.line("shown");
  return 0;
});
const refuse = commandNamed("refuse", async () => {
  throw new ExpectedError("a.jsonl:3", "Too small.", "Load more.", 3);
});
const crash = commandNamed("crash", async () => {
  throw new TypeError("x is \u001b[31mnot a function");
});
const all = [show, refuse, crash];

test("a command prints to stdout and its code is the program's", async () => {
  expect(await runInMemory(all, ["show"])).toEqual({ exitCode: 0, stdout: "shown\n", stderr: "" });
});

test("an expected fault is its message on stderr and its exit code", async () => {
  expect(await runInMemory(all, ["refuse"])).toEqual({
    exitCode: 3,
    stdout: "",
    stderr: "a.jsonl:3: Too small. Load more.\n",
  });
});

test("anything else that is thrown is called a bug, ends with 1 and hides its stack", async () => {
  expect(await runInMemory(all, ["crash"])).toEqual({
    exitCode: 1,
    stdout: "",
    stderr:
      "detent: This is a bug. x is ␛[31mnot a function. Run the same command with --debug for the stack.\n",
  });
});

test("--debug shows the stack", async () => {
  const { exitCode, stderr } = await runInMemory(all, ["crash", "--debug"]);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^detent: This is a bug\. x is ␛\[31mnot a function\.\nTypeError: .*\n {4}at /);
});

test("what is thrown without being an error is still a bug with a text", () => {
  expect(faultText("gone", true)).toMatch(/^detent: This is a bug\. gone\.\nError: gone\n/);
});

test("an unknown command ends with 2 and names the nearest one", async () => {
  expect(await runInMemory(all, ["shwo"])).toEqual({
    exitCode: 2,
    stdout: "",
    stderr: "detent: Unknown command 'shwo'. Did you mean show?\n",
  });
});

test("an unknown command that is near nothing is not guessed at", async () => {
  const { stderr } = await runInMemory(all, ["frobnicate"]);
  expect(stderr).toBe("detent: Unknown command 'frobnicate'. `detent` lists the commands.\n");
});

test("the value of --db before the command is not taken for the command", async () => {
  expect(await runInMemory(all, ["--db", "show", "refuse"])).toMatchObject({ exitCode: 3 });
  expect(await runInMemory(all, ["--json", "--db=x", "show"])).toMatchObject({
    exitCode: 0,
    stdout: "shown\n",
  });
});

test("help as a word is help as a flag", async () => {
  const word = await runInMemory(all, ["help", "show"]);
  expect(word.exitCode).toBe(0);
  expect(word).toEqual(await runInMemory(all, ["show", "--help"]));
});

test("only the called command is loaded", async () => {
  const loaded: string[] = [];
  const entries = all.map((command) => ({
    ...command,
    load: async () => {
      loaded.push(command.name);
      return command;
    },
  }));
  await runProgram(["--version"], memoryContext(), entries);
  await runProgram([], memoryContext(), entries);
  expect(loaded).toEqual([]);
  await runProgram(["show"], memoryContext(), entries);
  expect(loaded).toEqual(["show"]);
});

test.each(["--version", "-V"])("%s prints the version alone", async (flag) => {
  const stdout = new MemoryWriter();
  await runProgram([flag], memoryContext({ stdout }), []);
  expect(stdout.text).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("a version asked of a command is told where it is, and -h is --help", async () => {
  for (const flag of ["--version", "-V"]) {
    expect((await runInMemory(all, ["show", flag])).stderr).toBe(
      `detent show: Unknown option '${flag}'. \`detent --version\` prints the version.\n`,
    );
  }
  expect(await runInMemory(all, ["show", "-h"])).toEqual(await runInMemory(all, ["show", "--help"]));
  expect(await runInMemory(all, ["-h"])).toEqual(await runInMemory(all, ["--help"]));
});
