// One classified call as it is printed: its class, and for every command in it the row that it belongs to.

import type { CallClassification, ClassedCall } from "../classify/classify-call.ts";
import type { ClassedCommand } from "../classify/classify-command.ts";
import type { Printer } from "./print.ts";
import type { Column } from "./text-table.ts";

const columns: readonly Column[] = [
  { title: "", align: "left" },
  { title: "command", align: "left", narrow: "cut" },
  { title: "class", align: "left" },
  { title: "by the row", align: "left" },
];

/** The class and why, as text. */
export function printClassified(print: Printer, text: string, call: CallClassification): void {
  if (call.kind === "unparsed") {
    print.line(`unparsed: ${call.why}, ${call.detail} (at character ${call.at + 1})`);
    return;
  }
  print.line(`${call.name}: ${classText(call)}`);
  const rows = call.commands.map((one) => [
    one === call.decidedBy ? ">" : "",
    commandText(text, one),
    one.name,
    one.row ?? "no row knows it",
  ]);
  if (rows.length > 0) print.table(columns, rows, "");
}

/** The class of a call on one line: `search, mixed`. */
export function classWord(call: CallClassification): string {
  if (call.kind === "unparsed") return "unparsed";
  return call.isMixed ? `${call.name}, mixed` : call.name;
}

/** What is printed of one call with --json. */
export function classifiedShape(text: string, call: CallClassification): object {
  const isClassed = call.kind === "classed";
  const { decidedBy, commands } = isClassed ? call : { decidedBy: undefined, commands: [] };
  const shape = (one: ClassedCommand) => ({ text: commandText(text, one), class: one.name, row: one.row });
  return {
    shape: "detent.classify/1",
    command: text,
    class: isClassed ? call.name : "unparsed",
    isMechanical: isClassed ? call.isMechanical : null,
    isMixed: isClassed && call.isMixed,
    decidedBy: decidedBy === undefined ? null : shape(decidedBy),
    commands: commands.map(shape),
    unparsed: isClassed ? null : { why: call.why, detail: call.detail, at: call.at },
  };
}

function classText(call: ClassedCall): string {
  if (call.isMechanical) return "mechanical";
  if (call.isMixed) return "not mechanical, mixed: a mechanical command is in it";
  return "not mechanical";
}

/** The command as it is written, without the here document behind it. */
function commandText(text: string, { command }: ClassedCommand): string {
  return text.slice(command.span.from, command.span.to).trim();
}
