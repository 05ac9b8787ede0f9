// The status as lines of text, for a terminal and for the client's command. Most of it comes from files that others
// write, so every line is made safe to show.

import { shownText } from "../session/shown-text.ts";
import { type Cell, keyOf } from "./punchcard.ts";
import type { Status, WiredPlace } from "./status.ts";

const flowWidth = "WORKSPACE → CONTEXT".length;
const stateWidth = "PARTIAL".length;

/** The lines, each ended by a newline. */
export function statusText(status: Status): string {
  const lines = [
    `detent ${status.version}, ${status.hook}`,
    "",
    ...section("Wired", status.wired.map(placeText), [
      "Not wired in a settings file of this user or project. A plugin given with --plugin-dir stands in none.",
    ]),
    ...section("Store", storeLines(status), []),
    ...section("Flows", status.cells.map(cellText), []),
    ...section("Operands", operandLines(status), []),
    ...section("Ignored", ignoredLines(status), ["Nothing."]),
    ...section("Drift", status.drift, ["None."]),
  ];
  return lines.map((line) => `${shownText(line, "one-line")}\n`).join("");
}

function section(title: string, lines: readonly string[], whenEmpty: readonly string[]): readonly string[] {
  return [title, ...(lines.length === 0 ? whenEmpty : lines).map((line) => `  ${line}`)];
}

function placeText({ place, by, program, events }: WiredPlace): string {
  if (by === "plugin") return `plugin ${place}`;
  const how = by === "install" ? "by detent install" : "by hand";
  return `${place}: ${program ?? "detent hook"}, ${how}, ${events.join(", ")}`;
}

function cellText(cell: Cell): string {
  const head = `${keyOf(cell.flow).padEnd(flowWidth)}  ${cell.state.padEnd(stateWidth)}`;
  if (cell.state === "VOID") return `${head}  ${cell.void.reason}${triedText(cell.void.tried)}`;
  const by = `by ${cell.by.join(", ")}.`;
  return cell.limit === null
    ? `${head}  ${by}`
    : `${head}  ${by} Limit (${cell.limit.ceiling}): ${cell.limit.reason}`;
}

function triedText(tried: readonly string[]): string {
  return tried.length === 0 ? "" : ` Tried on ${tried.join(", ")}.`;
}

function storeLines({ storeFolder, store }: Status): readonly string[] {
  if (storeFolder === null) return ["Neither DETENT_STORE_DIR nor HOME says where it is: nothing is stored."];
  if (store === null) return [`${storeFolder}: nothing is stored yet.`];
  const since = store.since === null ? "" : ` since ${store.since}`;
  return [
    `${storeFolder}: ${counted(store.objects, "object")}, ${counted(store.bytes, "byte")}, ` +
      `${counted(store.firings, "line")} of the ledger${since}.`,
    "It keeps prompts, results and written files as they are until a person removes them:",
    "`detent store prune` previews that, and deleting the folder removes all.",
    ...(store.faults === 0 ? [] : [`Faults of the hook in firings.jsonl: ${store.faults}.`]),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function operandLines({ operands }: Status): readonly string[] {
  const [names, values] = [
    operands.map(({ name }) => name.length),
    operands.map(({ value }) => value.length),
  ];
  const [nameWidth, valueWidth] = [Math.max(...names), Math.min(40, Math.max(...values))];
  return operands.map(
    ({ name, value, source }) => `${name.padEnd(nameWidth)}  ${value.padEnd(valueWidth)}  ${source}`,
  );
}

function ignoredLines({ ignored }: Status): readonly string[] {
  return ignored.map(
    ({ name, given, used, why, source }) => `${name}=${given} from ${source}: ${why} In force: ${used}.`,
  );
}
