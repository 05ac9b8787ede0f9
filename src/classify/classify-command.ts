// The class of every simple command of a call: the row that it belongs to, and what turns it to another class: that it
// is asked for its help, or that it writes a file out of plumbing alone.

import { type RowClass, rowClassOf } from "./class-row.ts";
import type { CalledCommand, NamedCommand, RedirectKind } from "./command-call.ts";
import type { ClassTurn, CommandClass, TurnCondition } from "./command-class.ts";
import type { PreparedRules } from "./command-rules.ts";
import { shellNames } from "./command-wrappers.ts";
import { rowProgramOf } from "./program-name.ts";

/** A command with its class and why. */
export interface ClassedCommand {
  readonly command: CalledCommand;
  readonly name: CommandClass;
  /** The row, target or turn that decided; null: no row knows the program. */
  readonly row: string | null;
}

/** Every command of a parsed call with its class, in the order given. */
export function classifyCommands(
  commands: readonly CalledCommand[],
  rules: PreparedRules,
): readonly ClassedCommand[] {
  const bases = commands.map((command, at) => baseClass(commands, command, at, rules));
  const started = bases.map((base, at) => (isOnlyStarter(commands, bases, at) ? startsOthers : base));
  return commands.map((command, at) => ({ command, ...turned(commands, started, at, rules) }));
}

const startsOthers: RowClass = { name: "plumbing", row: "starts what is classed itself" };

function baseClass(
  commands: readonly CalledCommand[],
  command: CalledCommand,
  at: number,
  rules: PreparedRules,
): RowClass {
  if (command.wrappers.includes("trap")) return { name: "plumbing", row: "text of trap" };
  if (command.wrappers.some((wrapper) => shellNames.has(wrapper))) {
    return { name: "script", row: "text that a shell is fed" };
  }
  if (command.kind === "dynamic") return { name: "other", row: "name that only the run knows" };
  if (command.kind === "named") return rowClassOf(command, rules);
  const isReading = command.redirects.some(({ kind }) => kind === "reads");
  const isAlone = !commands.some((other, index) => index !== at && isWithin(other, command));
  if (isReading && isAlone) return { name: "read-code", row: "nothing but a file read" };
  return { name: "plumbing", row: "no program" };
}

function isWithin(inner: CalledCommand, outer: CalledCommand): boolean {
  return inner.span.from >= outer.span.from && inner.span.to <= outer.span.to;
}

/** `find -exec rm`: what it starts has the class, except where that is plumbing. */
function isOnlyStarter(commands: readonly CalledCommand[], bases: readonly RowClass[], at: number): boolean {
  const own = commands[at];
  if (own?.kind !== "named") return false;
  const depth = own.wrappers.length;
  for (let next = at + 1; next < commands.length; next += 1) {
    const started = commands[next];
    const isStarted =
      started?.wrappers[depth]?.startsWith(`${own.name} -`) === true && isWithin(started, own);
    if (!isStarted) return false;
    if (bases[next]?.name !== "plumbing") return true;
  }
  return false;
}

function turned(
  commands: readonly CalledCommand[],
  bases: readonly RowClass[],
  at: number,
  rules: PreparedRules,
): RowClass {
  const [command, base] = [commands[at], bases[at]];
  if (command === undefined || base === undefined) throw new Error(`There is no command ${at}.`);
  const program = command.kind === "named" ? rowProgramOf(command.name, rules) : "";
  for (const turn of rules.turns) {
    if (!mayTurn(program, base, turn)) continue;
    const isMet =
      turn.when.kind === "writes a file"
        ? writesFile(command) && isPlumbingBefore(commands, bases, at)
        : command.kind === "named" && isAsked(command, turn.when);
    if (isMet) return { name: turn.to, row: turn.id };
  }
  return base;
}

function mayTurn(program: string, { name }: RowClass, turn: ClassTurn): boolean {
  if (turn.from !== undefined && !turn.from.includes(name)) return false;
  if (turn.exceptClasses?.includes(name) === true) return false;
  return turn.programs?.includes(program) !== false && turn.exceptPrograms?.includes(program) !== true;
}

function isAsked({ words, hasMoreWords }: NamedCommand, when: TurnCondition): boolean {
  if (when.kind === "writes a file" || words.length === 0 || hasMoreWords) return false;
  if (when.kind === "only" && words.length !== 1) return false;
  const word =
    when.kind === "last"
      ? words.at(-1)
      : when.kind === "first operand"
        ? words.find(({ start }) => !start.startsWith("-"))
        : words[0];
  return word?.value !== undefined && when.words.includes(word.value);
}

/** Its output ends in a file, or it is `tee` with one. */
function writesFile(command: CalledCommand): boolean {
  if (command.output === "file") return true;
  if (command.kind !== "named" || command.name !== "tee") return false;
  return command.words.some(
    ({ value, start, source }) =>
      !source.startsWith(">(") && (value === undefined || !/^-|^\/dev\//.test(start)),
  );
}

/** All that its file can hold comes from plumbing: the commands before it in its pipe, and its group's. */
function isPlumbingBefore(
  commands: readonly CalledCommand[],
  bases: readonly RowClass[],
  at: number,
): boolean {
  const own = commands[at];
  if (own === undefined || bases[at]?.name !== "plumbing") return true;
  if (own.kind === "nameless") return isPlumbingWithin(commands, bases, own);
  if (own.pipe === "filters" && !isPlumbingPipe(commands, bases, at, own)) return false;
  if (own.redirects.some(({ kind, fds }) => isWriting(kind) && fds.includes(1))) return true;
  const group = commands
    .slice(0, at)
    .findLast((other) => other.kind === "nameless" && other.output === "file" && isWithin(own, other));
  return group === undefined || isPlumbingWithin(commands, bases, group);
}

function isPlumbingWithin(
  commands: readonly CalledCommand[],
  bases: readonly RowClass[],
  group: CalledCommand,
): boolean {
  return commands.every((other, index) => !isWithin(other, group) || bases[index]?.name === "plumbing");
}

/** From the command back to the one that feeds its pipe. */
function isPlumbingPipe(
  commands: readonly CalledCommand[],
  bases: readonly RowClass[],
  at: number,
  own: CalledCommand,
): boolean {
  for (let before = at - 1; before >= 0; before -= 1) {
    const other = commands[before];
    if (bases[before]?.name !== "plumbing") return false;
    if (other?.pipe === "feeds" && other.within.length <= own.within.length) return true;
  }
  return true;
}

function isWriting(kind: RedirectKind): boolean {
  return kind === "writes" || kind === "appends" || kind === "reads and writes";
}
