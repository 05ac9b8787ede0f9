// `detent replay`: recorded sessions through the moves, in shadow. Nothing but a temporary folder is written, and that
// is removed again.

import { existsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, resolve } from "node:path";
import { ExpectedError } from "../../expected-error.ts";
import { findSession } from "../../measure/find-session.ts";
import { readText } from "../../measure/row-values.ts";
import { isOperandName, type ReadOperands, readOperands } from "../../moves/operands.ts";
import { moves } from "../../moves/table.ts";
import { askedMoves } from "../../replay/asked-moves.ts";
import { type JudgedEvent, judge } from "../../replay/judged-event.ts";
import { readSession } from "../../replay/read-session.ts";
import { figuresOf, type ReplayFigures } from "../../replay/replay-figures.ts";
import { replayJson } from "../../replay/replay-json.ts";
import { type ReplayChoices, replaySession, type SessionReplay } from "../../replay/replay-session.ts";
import { type NamedChoices, replayAssumptions, summarise } from "../../replay/replay-summary.ts";
import type { EarlierStore } from "../../replay/shadow.ts";
import { findLogFiles, isAgentFile, isMainFile, type LeftOut } from "../../replay/transcript-files.ts";
import type { Command, CommandContext, OptionValues } from "../command.ts";
import { nearestNames } from "../nearest-name.ts";
import { collectText, findText, isGiven, readTexts } from "../option-values.ts";
import { pathNow } from "../path-now.ts";
import { replayEventCells, replayEventColumns, unreadLines } from "../replay-text.ts";

interface Replayed {
  readonly replay: SessionReplay;
  readonly events: readonly JudgedEvent[];
}

/** `detent replay`. */
export const replay: Command = {
  name: "replay",
  summary: "Replays recorded sessions through the moves and says what they would have done",
  usage: ["[options] TRANSCRIPT", "[options] SESSION-ID", "[options] FOLDER"],
  example: "detent replay 5e55010a --events",
  exitCodes: [0, 1, 4],
  options: (commander) => {
    commander
      .argument("<what>", "a transcript, a folder of them, or the id of a loaded session")
      .option("--events", "with every event and what the moves say about it")
      .option(
        "--set <NAME=VALUE>",
        "an operand, such as DETENT_BOUNDS_MODE=inject; may be repeated",
        collectText,
      )
      .option("--only <moves>", "these moves alone, separated by commas")
      .option("--without <moves>", "all moves but these, separated by commas")
      .option("--store <dir>", "a store whose objects were there when the session began; it is only read")
      .option("--store-complete", "what that store lacks was not there either")
      .option("--strict", "end with 1 where the session contradicts a denial")
      .addHelpText("after", ["", "Assumed:", ...replayAssumptions.map((text) => `  ${text}`)].join("\n"));
  },
  flagRules: [{ exclusive: ["--only", "--without"] }, { flag: "--store-complete", needs: ["--store"] }],
  run: async (context, [what = ""], options) => {
    const named = readNames(context, options);
    const table = readTable(options);
    const { asked, notAsked } = askedMoves(table, named.read.operands);
    const choices: ReplayChoices = {
      table,
      operands: named.read.operands,
      earlier: readEarlier(context, options),
      temporaryFolder: tmpdir(),
    };
    const unread: LeftOut[] = [];
    const seen = new Set<string>();
    const found = await transcriptsOf(context, what);
    const replayed = found.main.flatMap((path) => replayOne(path, choices, unread, seen));
    unread.push(...found.unread.filter(({ path }) => !seen.has(path)), ...orphansOf(found, seen));
    if (replayed.length === 0) {
      const why = unread[0]?.why ?? "No session transcript is here.";
      throw new ExpectedError(what, why, "Name a transcript, a folder that holds one, or a session id.", 4);
    }
    const figures = figuresOf(
      replayed,
      asked.map(({ name }) => name),
    );
    print(context, options, replayed, figures, unread, {
      operands: named.set,
      earlierStore: choices.earlier,
      movesNotAsked: notAsked,
    });
    if (isGiven(options, "strict") && figures.contradicted > 0) return 1;
    // As a load ends: what is no transcript was only named, what could not be read was asked for and is missing.
    return unread.every(({ path }) => pathNow.canRead(path)) ? 0 : 4;
  },
};

/** Of a folder, a file that is no transcript is named and left out; one that was named itself is a fault. */
function replayOne(
  path: string,
  choices: ReplayChoices,
  unread: LeftOut[],
  seen: Set<string>,
): readonly Replayed[] {
  try {
    const session = readSession(path);
    unread.push(...session.leftOut.filter((one) => !seen.has(one.path)));
    for (const file of [...session.files, ...session.leftOut]) seen.add(file.path);
    const done = replaySession(session, choices);
    return [{ replay: done, events: judge(done) }];
  } catch (fault) {
    if (!(fault instanceof ExpectedError)) throw fault;
    unread.push({ path, why: fault.problem });
    seen.add(path);
    return [];
  }
}

interface Transcripts {
  readonly main: readonly string[];
  /** Subagents' files of a folder; each belongs to a main file, which need not be there. */
  readonly agents: readonly string[];
  readonly unread: readonly LeftOut[];
}

/** A subagent's transcript that no main file of the folder took in is named: its lines were not replayed. */
function orphansOf({ agents }: Transcripts, seen: ReadonlySet<string>): readonly LeftOut[] {
  const why = "No main transcript of its session is in this folder. Name the file itself to replay it.";
  return agents.flatMap((path) => (seen.has(path) ? [] : [{ path, why }]));
}

async function transcriptsOf(context: CommandContext, what: string): Promise<Transcripts> {
  const path = resolve(context.cwd, what);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) {
    const { files, unread } = findLogFiles(path, true);
    return { main: files.filter(isMainFile), agents: files.filter(isAgentFile), unread };
  }
  return { main: [found === undefined ? await sessionPath(context, what) : path], agents: [], unread: [] };
}

/** The one file of a loaded session; copies and forks that name it too are listed, never chosen from. */
async function sessionPath(context: CommandContext, id: string): Promise<string> {
  const isPath = id.includes("/") || id.endsWith(".jsonl");
  if (isPath || !existsSync(context.flags.databasePath)) {
    const problem = isPath
      ? "There is no file and no folder of this name."
      : `There is no file and no folder of this name, and no database at ${context.flags.databasePath}.`;
    throw new ExpectedError(id, problem, "Name a transcript, a folder, or the id of a loaded session.", 4);
  }
  // Only here: replaying a file needs no database, whose client is slow to load.
  const { openForReading } = await import("../../measure/open-database.ts");
  const database = await openForReading(context.flags.databasePath);
  try {
    const session = await findSession(database, id);
    const rows = await database.all(
      `SELECT DISTINCT path FROM contexts JOIN sources USING (source_id)
       WHERE session_id = ? AND NOT is_worker AND left_out_why IS NULL ORDER BY path`,
      [session.id],
    );
    const paths = rows.map((row) => readText(row, "path"));
    const named = paths.filter((path) => basename(path) === `${session.id}.jsonl`);
    const [only, another] = named.length > 0 ? named : paths;
    if (only !== undefined && another === undefined) return only;
    const list = paths.map((path) => `\n  ${path}`).join("");
    if (paths.length === 0)
      throw new ExpectedError(session.id, "No main file of it is loaded.", "Name a transcript.", 2);
    throw new ExpectedError(session.id, "Several files hold it.", `Name one of them:${list}`, 2);
  } finally {
    database.close();
  }
}

function readTable(options: OptionValues): ReplayChoices["table"] {
  const only = readMoves(options, "only");
  const without = readMoves(options, "without") ?? [];
  return moves.filter(({ name }) => (only === null || only.includes(name)) && !without.includes(name));
}

function readMoves(options: OptionValues, flag: "only" | "without"): readonly string[] | null {
  const text = findText(options, flag);
  if (text === undefined) return null;
  const names = text.split(",").map((name) => name.trim());
  const known = moves.map(({ name }) => name);
  const wrong = names.find((name) => !known.includes(name));
  if (wrong === undefined) return names;
  const near = nearestNames(wrong, known);
  const remedy = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Moves are ${known.join(", ")}.`;
  throw new ExpectedError(`--${flag}`, `'${wrong}' is no move.`, remedy, 2);
}

/** Variables of the environment, then those that were given; a given value that cannot be used is a fault. */
function readNames(
  context: CommandContext,
  options: OptionValues,
): { readonly read: ReadOperands; readonly set: readonly string[] } {
  const pairs = readTexts(options, "set").map((text): [string, string] => {
    const at = text.indexOf("=");
    const name = at < 0 ? text : text.slice(0, at);
    if (at >= 0 && isOperandName(name)) return [name, text.slice(at + 1)];
    const problem = at < 0 ? `'${text}' has no value.` : `'${name}' is no operand.`;
    throw new ExpectedError("--set", problem, "Give NAME=VALUE, such as DETENT_BOUNDS_MODE=inject.", 2);
  });
  const given = Object.fromEntries(pairs);
  const twice = pairs.find(([name, value]) => given[name] !== value);
  if (twice !== undefined)
    throw new ExpectedError("--set", `${twice[0]} is given two values.`, "Give it one of them.", 2);
  const read = readOperands({ ...context.env, ...given });
  for (const one of read.ignored) {
    const said = `'${one.given}' is not used for ${one.name}: ${one.why}`;
    if (Object.hasOwn(given, one.name))
      throw new ExpectedError("--set", said, `In force would be ${one.used}.`, 2);
    context.print.warning(`${said} In force is ${one.used}.`);
  }
  const all = Object.entries({ ...context.env, ...given }).filter(([name]) => isOperandName(name));
  return { read, set: all.map(([name, value]) => `${name}=${value ?? ""}`) };
}

function readEarlier(context: CommandContext, options: OptionValues): EarlierStore | null {
  const store = findText(options, "store");
  if (store === undefined) return null;
  const folder = resolve(context.cwd, store);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true)
    return { folder, isComplete: isGiven(options, "storeComplete") };
  throw new ExpectedError("--store", `${folder} is no folder.`, "Name the folder of a store.", 4);
}

function print(
  context: CommandContext,
  options: OptionValues,
  replayed: readonly Replayed[],
  figures: ReplayFigures,
  unread: readonly LeftOut[],
  named: NamedChoices,
): void {
  const hasEvents = isGiven(options, "events");
  const rows = figures.moves.map(({ move }) => move);
  if (context.flags.isJson) {
    const sessions = replayed.map((one) => ({
      path: one.replay.path,
      figures: figuresOf([one], rows),
      events: hasEvents ? one.events : null,
    }));
    context.print.json(replayJson(figures, sessions, unread, named));
    return;
  }
  for (const part of summarise(figures, named)) {
    if (part.kind === "lines") for (const line of part.lines) context.print.line(line);
    else {
      const columns = part.titles.map((title, at) => ({
        title,
        align: at === 0 ? ("left" as const) : ("right" as const),
      }));
      context.print.table(columns, part.rows, "No move is asked.");
    }
  }
  if (hasEvents) printEvents(context, replayed);
  for (const line of unreadLines(unread)) context.print.warning(line);
}

function printEvents({ print: printer }: CommandContext, replayed: readonly Replayed[]): void {
  for (const { replay: one, events } of replayed) {
    printer.line("");
    printer.line(one.path);
    printer.table(replayEventColumns, events.map(replayEventCells), "The session has no event.");
  }
}
