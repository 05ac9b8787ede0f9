// Flags that cannot stand together: the rules by themselves, then the rules of every command, tried one by one, and
// what holds of every option of every command.

import { Command as Commander, type Option } from "commander";
import { expect, test } from "vitest";
import type { Command } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands.ts";
import type { FlagRule } from "../../src/cli/flag-rules.ts";
import { collectText } from "../../src/cli/option-values.ts";
import { runInMemory } from "./memory-context.ts";

const sample: Command = {
  name: "sample",
  summary: "Has flags",
  usage: ["[options] [name]"],
  example: "detent sample",
  exitCodes: [0],
  options: (commander) => {
    commander
      .argument("[name]")
      .option("--csv")
      .option("--limit <n>")
      .option("--kind <kind>", "may be given several times", collectText)
      .option("--all");
  },
  flagRules: [
    { exclusive: ["--csv", "--json"] },
    { exclusive: ["<name>", "--all"] },
    { flag: "--limit", needs: ["--all", "--csv"] },
  ],
  run: async () => 0,
};

test.each([
  [["--csv", "--json"], "detent sample: --csv and --json exclude each other. Give one of them.\n"],
  [["a", "--all"], "detent sample: <name> and --all exclude each other. Give one of them.\n"],
  [
    ["--limit", "1"],
    "--limit: It says nothing without --all or --csv. Give --all or --csv too, or leave it out.\n",
  ],
  [
    ["--all", "--limit=1", "--limit", "2"],
    "--limit: It is given 2 times and takes one value. Give it once.\n",
  ],
  [["--all", "--limit="], "--limit: Its value is empty. Give a value, or leave --limit out.\n"],
  [["--kind", "a", "--kind", ""], "--kind: Its value is empty. Give a value, or leave --kind out.\n"],
])("%j is refused in one sentence with the way out", async (args, stderr) => {
  expect(await runInMemory([sample], ["sample", ...args])).toEqual({ exitCode: 2, stdout: "", stderr });
});

test.each([
  [["--csv"]],
  [["--json", "--json"]],
  [["a", "--csv", "--limit", "1"]],
  [["--kind", "a", "--kind", "b"]],
  [["--", "--all"]],
])("%j is taken", async (args) => {
  expect(await runInMemory([sample], ["sample", ...args])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

/** Every command with its own options, as commander holds them. */
async function declared(): Promise<
  readonly { readonly command: Command; readonly options: readonly Option[] }[]
> {
  return Promise.all(
    commands.map(async (entry) => {
      const command = await entry.load();
      const commander = new Commander(command.name);
      command.options(commander);
      return { command, options: commander.options };
    }),
  );
}

/** Arguments that `given`, a flag or a `<argument>` of a rule, stands for. */
function typed(given: string, options: readonly Option[]): readonly string[] {
  if (given.startsWith("<")) return ["argument"];
  const option = options.find(({ long }) => long === given);
  return option === undefined || option.isBoolean() ? [given] : [given, option.argChoices?.[0] ?? "1"];
}

function brokenLines(rule: FlagRule, options: readonly Option[]): readonly (readonly string[])[] {
  if (!("exclusive" in rule)) return [typed(rule.flag, options)];
  return rule.exclusive.flatMap((left, at) =>
    rule.exclusive.slice(at + 1).map((right) => [...typed(left, options), ...typed(right, options)]),
  );
}

async function refusalsOf(
  lines: readonly (readonly [Command, readonly string[]])[],
): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const [command, args] of lines) {
    const { exitCode, stdout, stderr } = await runInMemory([command], [command.name, ...args]);
    const isSentence =
      /^[^\n]+: [^\n]+\. (?:Did you mean [^\n]+\? )?(?:Give|Leave|See|Did you mean) [^\n]+[.?]\n$/.test(
        stderr,
      );
    if (exitCode !== 2 || stdout !== "" || !isSentence)
      taken.push(`${command.name} ${args.join(" ")}: ${stderr}`);
  }
  return taken;
}

test("every rule of every command names flags that it has, and refuses what breaks it", async () => {
  const lines: (readonly [Command, readonly string[]])[] = [];
  for (const { command, options } of await declared()) {
    for (const rule of command.flagRules ?? []) {
      const flags = "exclusive" in rule ? rule.exclusive : [rule.flag, ...rule.needs];
      const known = [...options.map(({ long }) => long), "--json"];
      expect(flags.filter((flag) => flag.startsWith("--") && !known.includes(flag))).toEqual([]);
      for (const args of brokenLines(rule, options)) lines.push([command, args]);
    }
  }
  expect(lines.length).toBeGreaterThan(10);
  expect(await refusalsOf(lines)).toEqual([]);
});

test("a command that prints CSV and JSON does not print both", async () => {
  for (const { command, options } of await declared()) {
    if (options.some(({ long }) => long === "--csv"))
      expect(command.flagRules).toContainEqual({ exclusive: ["--csv", "--json"] });
  }
});

test("an empty value, a value given twice and one that is none of the choices are refused everywhere", async () => {
  const lines = (await declared()).flatMap(({ command, options }) =>
    options
      .filter((option) => !option.isBoolean() && !option.negate)
      .flatMap((option): (readonly [Command, readonly string[]])[] => {
        const [flag, value] = [option.long ?? "", option.argChoices?.[0] ?? "1"];
        const isRepeatable = option.parseArg !== undefined && option.argChoices === undefined;
        return [
          [command, [`${flag}=`]],
          ...(isRepeatable ? [] : [[command, [flag, value, flag, value]] as const]),
          ...(option.argChoices === undefined ? [] : [[command, [flag, "no-such"]] as const]),
        ];
      }),
  );
  expect(lines.length).toBeGreaterThan(40);
  expect(await refusalsOf(lines)).toEqual([]);
});

test("no option takes the arguments behind it for more of its values", async () => {
  const greedy = (await declared()).flatMap(({ command, options }) =>
    options.filter(({ variadic }) => variadic).map(({ flags }) => `${command.name} ${flags}`),
  );
  expect(greedy).toEqual([]);
});
