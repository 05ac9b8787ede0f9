// The classes of Bash commands, one row for each text that any call has. Rows are kept from load to load and renewed
// where the classifier is another one.

import { column, type TableDefinition } from "./table-definition.ts";

export const commandClasses: TableDefinition = {
  name: "command_classes",
  comment:
    "The class of each Bash command that is held as a whole, by the hash of its text. As given: reports withhold a " +
    "class that fails its controls (`detent classify --check`), and a query does not.",
  columns: [
    column("sha256", "VARCHAR", "SHA-256 of the command in UTF-8."),
    column("class", "VARCHAR", "Class of the call; unparsed where it cannot be read as shell."),
    column(
      "is_mechanical",
      "BOOLEAN",
      "Every command that is not plumbing is mechanical; NULL where the call passes a bound of the parser.",
    ),
    column("is_mixed", "BOOLEAN", "Not mechanical, though a mechanical command is in it."),
    column("unparsed_why", "VARCHAR", "Why it has no class; NULL where it has one."),
    column("classifier", "VARCHAR", "Content hash of the classifier that gave the class."),
  ],
};
