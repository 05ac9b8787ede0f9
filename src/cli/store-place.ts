// Which store a command works on and whose bytes it may see: the same folder, scope and project as the hook's, read
// from the same settings files, unless the command line names others.

import * as fs from "node:fs";
import { resolve } from "node:path";
import { ExpectedError } from "../expected-error.ts";
import { readSettingsFiles } from "../moves/client-settings.ts";
import { readOperandsInForce } from "../moves/operands-in-force.ts";
import { danglingSentence, type Pointer, resolvePointer } from "../moves/pointer.ts";
import type { PersonDisk } from "../moves/store/person-disk.ts";
import { openStore, type Scope, type Store } from "../moves/store/store.ts";
import { projectRoot, storeFolder } from "../moves/store-folder.ts";
import { known } from "../moves/world.ts";
import type { OptionValues } from "./command.ts";
import type { Context } from "./context.ts";
import { findText } from "./option-values.ts";

export interface StorePlace {
  readonly disk: PersonDisk;
  /** The store's folder, absolute. It need not exist. */
  readonly root: string;
  readonly scope: Scope;
  readonly store: Store;
}

/** Opens nothing yet. Throws ExpectedError where nothing says where the store is. */
export function storePlace(context: Pick<Context, "env" | "cwd">, options: OptionValues): StorePlace {
  const [folder, project] = [findText(options, "store"), findText(options, "project")];
  const own = project === undefined ? projectRoot(context.env, context.cwd) : resolve(context.cwd, project);
  const { operands } = readOperandsInForce(context.env, readSettingsFiles(fs, context.env, own));
  const root = folder === undefined ? storeFolder(operands, context.env) : resolve(context.cwd, folder);
  if (root === null) {
    const problem = "Neither DETENT_STORE_DIR nor HOME is set.";
    throw new ExpectedError("detent store", problem, "Name the folder with --store DIR.", 2);
  }
  const scope: Scope = { kind: operands.storeScope, root: own };
  return { disk: fs, root, scope, store: openStore(fs, root, scope) };
}

/** The bytes that the pointer names. Throws ExpectedError with the reason where there are none. */
export function storedBytes({ store, root, scope }: StorePlace, pointer: Pointer): Uint8Array {
  const { get, has } = store;
  const resolved = resolvePointer(pointer, {
    store: { get: (address) => known(get(address)), has: (address) => known(has(address)) },
  });
  if (!resolved.isKnown) throw new Error("store-place.ts: a store on disk answered unknown.");
  if (resolved.value.kind === "bytes") return resolved.value.bytes;
  const remedies = {
    absent: `It may be another project's: this one is ${scope.root}; --project DIR asks as another.`,
    damaged: "Put the same bytes again to repair it.",
    outside: "Give lines that it has.",
  };
  const problem = danglingSentence(pointer, resolved.value);
  throw new ExpectedError(root, problem, remedies[resolved.value.kind], 4);
}
