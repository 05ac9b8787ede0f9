// expand-echoed-pointer: the way back from a bounded result. A command that is one plain `echo` of one reference,
// and whose output is that reference, gets the stored bytes as its output, bounded like any result. A reference
// that gives no bytes is left as it is, and the fact is named.

import { readSimpleCommand } from "../../classify/simple-command.ts";
import type { HookEvent } from "../../session/hook-event.ts";
import { isJsonObject, stringAt } from "../../session/json-value.ts";
import { boundText } from "../bound-text.ts";
import { type Effect, fires, type RowAnswer, silent, undetermined } from "../decision.ts";
import { ledgerRow } from "../ledger-row.ts";
import type { Move } from "../move.ts";
import { danglingSentence, readPointer, resolvePointer } from "../pointer.ts";
import type { World } from "../world.ts";

function decide(event: HookEvent, world: World): RowAnswer {
  if (event.name !== "PostToolUse" || event.tool !== "Bash" || !isJsonObject(event.toolResponse))
    return silent;
  const stdout = stringAt(event.toolResponse, "stdout");
  const text = stdout?.endsWith("\n") === true ? stdout.slice(0, -1) : stdout;
  // Asked first: it costs less than reading the command.
  const pointer = text === null ? null : readPointer(text);
  if (pointer === null || text !== echoedWord(stringAt(event.toolInput, "command"))) return silent;
  const resolved = resolvePointer(pointer, world);
  if (!resolved.isKnown) return undetermined(resolved.question);
  if (resolved.value.kind !== "bytes") {
    return fires({ kind: "advise", text: danglingSentence(pointer, resolved.value) });
  }
  const whole = Buffer.from(resolved.value.bytes).toString("utf8");
  const bounded = boundText(whole, world.operands, null);
  const output = { ...event.toolResponse, stdout: bounded === null ? whole : bounded.text };
  const effects: Effect[] = bounded === null ? [] : [{ kind: "put", content: whole }];
  const address = bounded === null ? pointer.address : bounded.address;
  effects.push({ kind: "row", row: ledgerRow("expand-echoed-pointer", event, address, whole.length) });
  return fires({ kind: "rewrite-output", output }, effects);
}

/** The one word that a plain `echo` prints, or null: a redirect, assignment or further word makes it another. */
function echoedWord(command: string | null): string | null {
  const read = command === null ? null : readSimpleCommand(command);
  if (read?.kind !== "simple" || read.assignments.length > 0 || read.redirects.length > 0) return null;
  const [name, word, ...others] = read.words;
  if (name?.text !== "echo" || word === undefined || others.length > 0) return null;
  return word.text;
}

export const expandEchoedPointer: Move = {
  name: "expand-echoed-pointer",
  tier: "capture",
  seams: [{ event: "PostToolUse", tool: "Bash" }],
  decides: ["rewrite-output", "advise"],
  recordsTools: false,
  flows: [["STORE", "CONTEXT"]],
  operands: ["DETENT_TRUNCATE_THRESHOLD", "DETENT_TRUNCATE_KEEP", "DETENT_STORE_DIR", "DETENT_STORE_SCOPE"],
  asks: ["stored object"],
  why: "A cut range is read back without a permission prompt and without running its command again.",
  doesNotTouch:
    "Any other command, an echo of more than the reference, and an output that is not the reference.",
  clients: {
    verified: ["2.1.301", "2.1.332"],
    note: "The echo runs unasked and its output is replaced on 2.1.301 and 2.1.332; 2.0.77 leaves it as it is.",
  },
  inactive: null,
  voids: [
    {
      what: "the stored bytes",
      reason: "The client ignores a replaced output; only what is dangling is named.",
      tried: ["2.0.77"],
    },
  ],
  decide,
};
