// The commands of `detent`, in the order in which the list shows them: from the first one needed to the last. Each is
// loaded when it is called, so that starting costs nothing that is not used.

import type { CommandEntry } from "./command.ts";

/** The command table. One row: name, summary as in the command itself, and where the command is. */
export const commands: readonly CommandEntry[] = [
  {
    name: "load",
    summary: "Reads session logs, drain logs and exports of other machines into the database",
    load: async () => (await import("./commands/load.ts")).load,
  },
  {
    name: "sessions",
    summary: "Lists sessions, newest first, with requests, tool calls, tokens and denials",
    load: async () => (await import("./commands/sessions.ts")).sessions,
  },
  {
    name: "show",
    summary: "Shows one session as a timeline, every row with its file and line",
    load: async () => (await import("./commands/show.ts")).show,
  },
  {
    name: "dispatches",
    summary: "The dispatches of drain logs, with cohort, state and first figures",
    load: async () => (await import("./commands/dispatches.ts")).dispatches,
  },
  {
    name: "effects",
    summary: "Effects of dispatches by kind, those done twice, and the share that commands emitted",
    load: async () => (await import("./commands/effects.ts")).effects,
  },
  {
    name: "contracts",
    summary: "Result contracts of dispatches: valid, malformed with the reason, or missing",
    load: async () => (await import("./commands/contracts.ts")).contracts,
  },
  {
    name: "failures",
    summary: "Why dispatches failed or did not finish: one class each, with its evidence and what to do",
    load: async () => (await import("./commands/failures.ts")).failures,
  },
  {
    name: "measure",
    summary: "Every metric over sessions or dispatches, as a table, JSON or CSV",
    load: async () => (await import("./commands/measure.ts")).measure,
  },
  {
    name: "register",
    summary: "Previews and seals the plan of a comparison, and verifies what was sealed",
    load: async () => (await import("./commands/register.ts")).register,
  },
  {
    name: "compare",
    summary: "Compares the sides of a registered plan, with verdicts or the reason why not",
    load: async () => (await import("./commands/compare.ts")).compare,
  },
  {
    name: "claim",
    summary: "Tests a published claim by the most that its mechanism can reach in the loaded sessions",
    load: async () => (await import("./commands/claim.ts")).claim,
  },
  {
    name: "report",
    summary: "Checks the sources of a report, or compares two reports of one registration",
    load: async () => (await import("./commands/report.ts")).report,
  },
  {
    name: "replay",
    summary: "Replays recorded sessions through the moves and says what they would have done",
    load: async () => (await import("./commands/replay.ts")).replay,
  },
  {
    name: "incident",
    summary: "Makes a small, redacted fixture of one event of a session, which replays by itself",
    load: async () => (await import("./commands/incident.ts")).incident,
  },
  {
    name: "classify",
    summary: "Says what a Bash command is for and by which row, and checks the classifier itself",
    load: async () => (await import("./commands/classify.ts")).classify,
  },
  {
    name: "problems",
    summary: "Lists what could not be taken as it stands in the logs, by file:line",
    load: async () => (await import("./commands/problems.ts")).problems,
  },
  {
    name: "probe",
    summary:
      "Names versions, entry types, tools, hook events and fields that occur in logs, and the unknown ones",
    load: async () => (await import("./commands/probe.ts")).probe,
  },
  {
    name: "store",
    summary: "Puts, reads, checks and prunes what the moves have kept, by address",
    load: async () => (await import("./commands/store.ts")).store,
  },
  {
    name: "status",
    summary: "Shows the hook's wiring, store, flows and operands, and what has drifted",
    load: async () => (await import("./commands/status.ts")).status,
  },
  {
    name: "moves",
    summary: "Lists the moves in the order in which they are asked, or shows one in detail",
    load: async () => (await import("./commands/moves.ts")).moves,
  },
  {
    name: "install",
    summary: "Previews the hook's wiring for a settings file, and writes it with --apply",
    load: async () => (await import("./commands/install.ts")).install,
  },
  {
    name: "uninstall",
    summary: "Previews what `detent install` wrote into a settings file, and takes it out with --apply",
    load: async () => (await import("./commands/uninstall.ts")).uninstall,
  },
  {
    name: "doctor",
    summary: "Checks what the hook needs here: wiring, node, start-up time, store, disk, versions",
    load: async () => (await import("./commands/doctor.ts")).doctor,
  },
  {
    name: "hook",
    summary: "Answers one hook event on standard input, as the plugin's program does",
    load: async () => (await import("./commands/hook.ts")).hook,
  },
  {
    name: "sql",
    summary: "Runs one SELECT on the database, which stays closed to everything else",
    load: async () => (await import("./commands/sql.ts")).sql,
  },
  {
    name: "export",
    summary: "Says what would leave the machine, and writes it as Parquet for shared storage",
    load: async () => (await import("./commands/export.ts")).exportCommand,
  },
  {
    name: "completion",
    summary: "Prints what makes a shell complete commands, flags and their values",
    load: async () => (await import("./commands/completion.ts")).completionOf(commands),
  },
];
