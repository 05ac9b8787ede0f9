// The class of one Bash call. Plumbing is passed over. A call is mechanical only if every other command of it is; else
// it has the class of its first command by a fixed order of classes, and says so where a mechanical one stands beside
// it. What cannot be parsed has no class.

import { type ClassedCommand, classifyCommands } from "./classify-command.ts";
import type { CommandCall, UnparsedReason } from "./command-call.ts";
import type { CommandClass } from "./command-class.ts";
import { commandRules, type PreparedRules, prepareRules } from "./command-rules.ts";
import { parseCommand } from "./parse-command.ts";

/** What a call can be classed as. */
export type CallClass = CommandClass | "unparsed";

export interface ClassedCall {
  readonly kind: "classed";
  readonly name: CommandClass;
  readonly isMechanical: boolean;
  /** Not mechanical, though a mechanical command is in it. */
  readonly isMixed: boolean;
  /** The command that decided; undefined where the call is plumbing throughout. */
  readonly decidedBy: ClassedCommand | undefined;
  readonly commands: readonly ClassedCommand[];
}

/** No class and no yes or no to mechanical: the call cannot be read. */
export interface UnclassedCall {
  readonly kind: "unparsed";
  readonly why: UnparsedReason;
  readonly detail: string;
  /** UTF-16 units into the text. */
  readonly at: number;
}

export type CallClassification = ClassedCall | UnclassedCall;

const ownRules = prepareRules(commandRules);

/** The class of a call's text. Total. */
export function classifyCall(text: string): CallClassification {
  return classifyParsed(parseCommand(text), ownRules);
}

/** The class of a parsed call by the given rules. */
export function classifyParsed(call: CommandCall, prepared: PreparedRules): CallClassification {
  if (call.kind === "unparsed") return call;
  const commands = classifyCommands(call.commands, prepared);
  const { mechanicalOrder, otherOrder } = prepared.rules;
  const others = findFirst(commands, otherOrder);
  const mechanical = findFirst(commands, mechanicalOrder);
  const decidedBy = others ?? mechanical;
  return {
    kind: "classed",
    name: decidedBy?.name ?? "plumbing",
    isMechanical: others === undefined && mechanical !== undefined,
    isMixed: others !== undefined && mechanical !== undefined,
    decidedBy,
    commands,
  };
}

/** The first command of the first class of `order` that any command has. */
function findFirst(
  commands: readonly ClassedCommand[],
  order: readonly CommandClass[],
): ClassedCommand | undefined {
  let best: ClassedCommand | undefined;
  let bestAt = order.length;
  for (const command of commands) {
    const at = order.indexOf(command.name);
    if (at !== -1 && at < bestAt) [best, bestAt] = [command, at];
  }
  return best;
}
