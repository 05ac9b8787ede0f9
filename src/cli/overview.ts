// `detent` without a command: which database it would use, whether that exists, and which commands there are.

import { existsSync } from "node:fs";
import type { Command, CommandEntry } from "./command.ts";
import { isGiven } from "./option-values.ts";
import { programVersion } from "./program-version.ts";

/** The program without a command, over the table of commands. */
export function createOverview(commands: readonly CommandEntry[]): Command {
  return {
    name: "",
    summary: "Measures and replays coding-agent sessions, and tests what is claimed about them",
    usage: ["[options]", "COMMAND [options] [arguments]"],
    example: "detent",
    exitCodes: [0],
    options: (commander) => {
      commander.option("-V, --version", "print the version");
      commander.addHelpText("after", ["", ...commandLines(commands)].join("\n"));
    },
    run: async ({ flags, print }, _args, options) => {
      if (isGiven(options, "version")) {
        if (flags.isJson) print.json({ version: programVersion() });
        else print.line(programVersion());
        return 0;
      }
      const path = flags.databasePath;
      const hasDatabase = existsSync(path);
      if (flags.isJson) {
        print.json({ database: { path, exists: hasDatabase }, commands: commands.map(nameAndSummary) });
        return 0;
      }
      print.line(`Database: ${path}${hasDatabase ? "" : " (not there yet; `detent load` makes it)"}`);
      print.line("");
      for (const line of commandLines(commands)) print.line(line);
      print.line("");
      print.line("`detent COMMAND --help` explains one command.");
      return 0;
    },
  };
}

function nameAndSummary({ name, summary }: CommandEntry): { name: string; summary: string } {
  return { name, summary };
}

function commandLines(commands: readonly CommandEntry[]): readonly string[] {
  const width = Math.max(0, ...commands.map(({ name }) => name.length));
  return ["Commands:", ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)];
}
