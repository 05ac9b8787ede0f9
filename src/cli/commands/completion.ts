// `detent completion`: a script for the shell, made from the commands as they are. It names words only; where a path is
// expected, the shell completes paths.

import { Command as Commander } from "commander";
import { ExpectedError } from "../../expected-error.ts";
import { bashScript, type CompletedCommand } from "../bash-script.ts";
import type { Command, CommandEntry } from "../command.ts";
import { declareOptions } from "../run-command.ts";

/** `detent completion` over the table of commands. */
export function completionOf(commands: readonly CommandEntry[]): Command {
  return {
    name: "completion",
    summary: "Prints what makes a shell complete commands, flags and their values",
    usage: ["[options] bash"],
    example: "detent completion bash",
    firstWords: ["bash"],
    exitCodes: [0],
    options: (commander) => {
      commander
        .argument("<shell>", "bash")
        .addHelpText(
          "after",
          "\nFor every shell from now on:\n  source <(detent completion bash)   # in ~/.bashrc",
        );
    },
    run: async ({ flags, print }, [shell = ""]) => {
      if (shell !== "bash") {
        throw new ExpectedError("detent completion", `There is none for '${shell}'.`, "Give bash.", 2);
      }
      const script = bashScript(
        await Promise.all(commands.map(async (entry) => completed(await entry.load()))),
      );
      if (flags.isJson) print.json({ shape: "detent.completion/1", shell, script });
      else print.line(script.trimEnd());
      return 0;
    },
  };
}

function completed(command: Command): CompletedCommand {
  const commander = new Commander(command.name);
  declareOptions(command, commander);
  return {
    name: command.name,
    firstWords: command.firstWords ?? [],
    flags: [...commander.options.flatMap(({ long }) => long ?? []), "--help"],
    values: commander.options
      .filter((option) => !option.isBoolean() && !option.negate)
      .map((option) => ({ flag: option.long ?? "", choices: option.argChoices ?? [] })),
  };
}
