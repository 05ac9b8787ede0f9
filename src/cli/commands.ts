// The commands of `detent`, in the order in which the list shows them: from the first one needed to the last. Each is
// loaded when it is called, so that starting costs nothing that is not used.

import type { CommandEntry } from "./command.ts";

/** The command table. One row: name, summary as in the command itself, and where the command is. */
export const commands: readonly CommandEntry[] = [];
