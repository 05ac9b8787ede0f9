// `detent` without a command: the workbench on a terminal; elsewhere which database it would use, whether that exists,
// and which commands there are.

import { existsSync } from "node:fs";
import type { ExitCode } from "../expected-error.ts";
import type { Command, CommandContext, CommandEntry, OptionValues } from "./command.ts";
import { canRedraw } from "./has-colors.ts";
import { findText, isGiven } from "./option-values.ts";
import { programVersion } from "./program-version.ts";
import { registryPath } from "./registry-path.ts";

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
    run: async (context, _args, options) => {
      const { flags, print } = context;
      if (isGiven(options, "version")) {
        if (flags.isJson) print.json({ version: programVersion() });
        else print.line(programVersion());
        return 0;
      }
      if (canOpenWorkbench(context)) return openedWorkbench(context, options);
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

/** The workbench needs a terminal that takes escape sequences; everything else gets text. */
function canOpenWorkbench({ flags, terminal, env }: CommandContext): boolean {
  return terminal !== undefined && !flags.isJson && canRedraw(env);
}

/** Loaded here alone, so that no other command waits for it. */
async function openedWorkbench(context: CommandContext, options: OptionValues): Promise<ExitCode> {
  const { terminal, flags, cwd, env } = context;
  if (terminal === undefined) throw new Error("overview.ts: There is no terminal.");
  const { openWorkbench } = await import("../tui/open-workbench.ts");
  await openWorkbench(terminal.process, {
    databasePath: flags.databasePath,
    databaseFlag: findText(options, "db") ?? null,
    registryFolder: registryPath({}, cwd),
    hasDatabase: existsSync(flags.databasePath),
    hasColor: flags.hasColor,
    // The console of Linux has no clipboard and prints what it does not know.
    hasClipboard: env.TERM !== "linux",
    program: { start: terminal.start, cwd, env },
  });
  return 0;
}

function nameAndSummary({ name, summary }: CommandEntry): { name: string; summary: string } {
  return { name, summary };
}

function commandLines(commands: readonly CommandEntry[]): readonly string[] {
  const width = Math.max(0, ...commands.map(({ name }) => name.length));
  return ["Commands:", ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)];
}
