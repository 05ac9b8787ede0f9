// The verbs of `detent store` that read and write single objects. A put by a person is on the disk when its address is
// printed, and stands in the ledger like any other.

import { resolve } from "node:path";
import { type ExitCode, ExpectedError } from "../expected-error.ts";
import { applyEffects } from "../moves/apply-effects.ts";
import { type Pointer, pointerText } from "../moves/pointer.ts";
import type { Address } from "../moves/store/address.ts";
import { openLedger } from "../moves/store/ledger.ts";
import { openLookups } from "../moves/store/lookups.ts";
import { materialize } from "../moves/store/materialize.ts";
import { putFile, startPut } from "../moves/store/put-pieces.ts";
import type { CommandContext, OptionValues } from "./command.ts";
import { countText } from "./count-text.ts";
import { isGiven } from "./option-values.ts";
import { readPointerArgument, withLines } from "./pointer-argument.ts";
import { type StorePlace, storedBytes } from "./store-place.ts";

/** What a verb works with; arguments are those after the verb. */
export interface VerbCall {
  readonly context: CommandContext;
  readonly place: StorePlace;
  readonly args: readonly string[];
  readonly options: OptionValues;
}

/** `put`: standard input. */
export async function putInput({ context, place }: VerbCall): Promise<ExitCode> {
  if (context.isStdinTty) {
    const remedy = "Pipe the text in, or name a file: detent store put-file FILE.";
    throw new ExpectedError("detent store put", "Standard input is a terminal.", remedy, 2);
  }
  const put = startPut(place.disk, place.root, place.scope);
  try {
    for await (const piece of context.openStdin()) put.add(piece);
  } catch (error) {
    put.abandon();
    throw error;
  }
  return tellPut(context, place, put.finish(), null);
}

/** `put-file FILE`. */
export async function putNamedFile({ context, place, args: [file = ""] }: VerbCall): Promise<ExitCode> {
  const path = resolve(context.cwd, file);
  return tellPut(context, place, putFile(place.disk, place.root, place.scope, path), path);
}

function tellPut(
  context: CommandContext,
  place: StorePlace,
  { address, bytes }: { readonly address: Address; readonly bytes: number },
  path: string | null,
): ExitCode {
  recordOperation(place, "store-put", address, path === null ? { bytes } : { bytes, path }, context);
  if (context.flags.isJson) context.print.json({ shape: "detent.store-put/1", address, bytes });
  else context.print.line(pointerText(address, null));
  return 0;
}

/** One line of the ledger for what a command did. */
export function recordOperation(
  { disk, root, store }: StorePlace,
  move: string,
  address: Address,
  detail: { readonly bytes: number; readonly path?: string },
  context: Pick<CommandContext, "now">,
): void {
  const nobody = { sessionId: null, agentId: null, tool: null, toolUseId: null, chars: null };
  const row = { move, event: "command", ...nobody, address, detail };
  const records = { store, ledger: openLedger(disk, root), lookups: openLookups(disk, root) };
  applyEffects([{ kind: "row", row }], records, context.now().toISOString());
}

/** `get POINTER`: the bytes as they are; on a terminal, what it would act on is shown as symbols. */
export async function getObject({ context, place, args: [text = ""] }: VerbCall): Promise<ExitCode> {
  return show(context, place, readPointerArgument(text));
}

/** `slice POINTER [LINES]`. */
export async function sliceObject({ context, place, args: [text = "", range] }: VerbCall): Promise<ExitCode> {
  const pointer = withLines(readPointerArgument(text), range);
  if (pointer.lines !== null) return show(context, place, pointer);
  throw new ExpectedError("detent store slice", "No lines are given.", "Give a range such as 3-7.", 2);
}

function show(context: CommandContext, place: StorePlace, pointer: Pointer): ExitCode {
  const bytes = Buffer.from(storedBytes(place, pointer));
  const text = bytes.toString("utf8");
  if (context.flags.isJson) {
    const isText = Buffer.from(text).equals(bytes);
    const content = isText ? text : bytes.toString("base64");
    const shown = { pointer: pointerText(pointer.address, pointer.lines), bytes: bytes.length };
    context.print.json({
      shape: "detent.store-object/1",
      ...shown,
      encoding: isText ? "utf8" : "base64",
      content,
    });
  } else if (context.isStdoutTty) context.print.line(text.replace(/\n$/, ""));
  else context.stdout.write(bytes);
  return 0;
}

/** `materialize POINTER FILE`. */
export async function materializeObject(call: VerbCall): Promise<ExitCode> {
  const { context, place, args, options } = call;
  const [text = "", file = ""] = args;
  const bytes = storedBytes(place, readPointerArgument(text));
  const path = resolve(context.cwd, file);
  if (!materialize(place.disk, path, bytes, isGiven(options, "force"))) {
    throw new ExpectedError(path, "Something is there already.", "Name another file, or add --force.", 3);
  }
  context.print.note(`Wrote ${countText(bytes.length, "byte")} to ${path}.`);
  return 0;
}

/** `has POINTER`: 0 where this project can read it, else 1 with the reason. */
export async function hasObject({ context, place, args: [text = ""] }: VerbCall): Promise<ExitCode> {
  const pointer = readPointerArgument(text);
  const shown = pointerText(pointer.address, pointer.lines);
  const why = reasonAgainst(place, pointer);
  if (context.flags.isJson) {
    context.print.json({ shape: "detent.store-has/1", pointer: shown, isStored: why === null, why });
  } else context.print.line(why === null ? `${shown} is stored.` : why);
  return why === null ? 0 : 1;
}

function reasonAgainst(place: StorePlace, pointer: Pointer): string | null {
  try {
    storedBytes(place, pointer);
    return null;
  } catch (error) {
    if (error instanceof ExpectedError) return error.problem;
    throw error;
  }
}
