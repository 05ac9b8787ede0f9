// `detent moves`: the rules of the hook, in the order in which they are asked, or one of them in detail.

import { ExpectedError } from "../../expected-error.ts";
import type { Move } from "../../moves/move.ts";
import { keyOf } from "../../moves/punchcard.ts";
import { moves as table } from "../../moves/table.ts";
import type { Command } from "../command.ts";
import { nearestNames } from "../nearest-name.ts";
import type { Column } from "../text-table.ts";

const columns: readonly Column[] = [
  { title: "move", align: "left" },
  { title: "tier", align: "left" },
  { title: "asked at", align: "left", narrow: "cut" },
  { title: "says", align: "left", narrow: "cut" },
  { title: "verified on", align: "left", narrow: "leave out" },
];

/** `detent moves`. */
export const moves: Command = {
  name: "moves",
  summary: "Lists the moves in the order in which they are asked, or shows one in detail",
  usage: ["[options] [name]"],
  example: "detent moves bound-result",
  firstWords: table.map(({ name }) => name),
  exitCodes: [0],
  options: (commander) => {
    commander.argument("[name]", "one move");
  },
  run: async ({ flags, print }, [name]) => {
    const shown = name === undefined ? table : [findMove(name)];
    if (flags.isJson) print.json({ shape: "detent.moves/1", moves: shown.map(factsOf) });
    else if (name === undefined) print.table(columns, shown.map(rowOf), "There are no moves.");
    else for (const line of shown.flatMap(detailLines)) print.line(line);
    return 0;
  },
};

function findMove(name: string): Move {
  const found = table.find((move) => move.name === name);
  if (found !== undefined) return found;
  const names = nearestNames(
    name,
    table.map((move) => move.name),
  );
  const remedy = names.length === 0 ? "`detent moves` lists them." : `Did you mean ${names.join(" or ")}?`;
  throw new ExpectedError("detent moves", `There is no move '${name}'.`, remedy, 2);
}

function rowOf(move: Move): readonly string[] {
  return [move.name, move.tier, seamText(move), saysText(move), verifiedText(move)];
}

function seamText({ seams }: Move): string {
  const events = new Map<string, readonly string[]>();
  for (const { event, tool } of seams)
    events.set(event, [...(events.get(event) ?? []), ...(tool === null ? [] : [tool])]);
  return [...events]
    .map(([event, tools]) => (tools.length === 0 ? event : `${event} ${tools.join("|")}`))
    .join(", ");
}

function saysText({ decides, inactive }: Move): string {
  if (inactive !== null) return `inactive until ${inactive.turnedOnBy}`;
  return decides.length === 0 ? "records" : decides.join(", ");
}

function verifiedText({ clients }: Move): string {
  return clients.verified.length === 0 ? "no client yet" : clients.verified.join(", ");
}

function detailLines(move: Move): readonly string[] {
  const { inactive, voids } = move;
  const voidText = (one: { what: string; reason: string; tried: readonly string[] }): string =>
    `${one.what}: ${one.reason} Tried on ${one.tried.join(", ")}.`;
  const rows: readonly (readonly [string, string])[] = [
    ["move", move.name],
    ["tier", move.tier],
    ["asked at", seamText(move)],
    ["says", saysText(move)],
    ["flows", move.flows.map(keyOf).join(", ")],
    ["operands", move.operands.join(", ") || "none"],
    ["asks about", move.asks.join(", ") || "nothing"],
    ["why", move.why],
    ["leaves alone", move.doesNotTouch],
    ["verified on", `${verifiedText(move)}. ${move.clients.note}`],
    ...(inactive === null ? [] : [["inactive", voidText(inactive)] as const]),
    ...voids.map((one) => ["void", voidText(one)] as const),
  ];
  const width = Math.max(...rows.map(([title]) => title.length));
  return rows.map(([title, text]) => `${title.padEnd(width)}  ${text}`);
}

function factsOf(move: Move): object {
  const { name, tier, seams, decides, flows, operands, asks, why, doesNotTouch, clients, voids } = move;
  const inactive = move.inactive === null ? null : voidOf(move.inactive);
  const facts = { name, tier, seams, decides, flows, operands, asks, why, doesNotTouch, clients };
  return { ...facts, inactive, voids: voids.map(voidOf) };
}

function voidOf({ what, reason, tried }: Move["voids"][number]): object {
  return { what, reason, tried };
}
