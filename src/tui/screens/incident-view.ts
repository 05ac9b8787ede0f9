// Incident: what `detent incident` would write of one event, as it prints it, read by pages. Writing is a key of its
// own and asks first.

import { incidentArgs } from "../incident-run.ts";
import { line, type Room } from "../line.ts";
import { textLines, type View } from "../view.ts";
import { heldFor, type Place, type WorkbenchState } from "../workbench-state.ts";
import { wrappedText } from "../wrapped-text.ts";
import { reading } from "./empty-lines.ts";

export function incidentView(
  state: WorkbenchState,
  place: Extract<Place, { screen: "incident" }>,
  { width, height }: Room,
): View {
  const args = incidentArgs(place);
  const text = heldFor(state.parts.incident, args.join(" "));
  const lines =
    text === null
      ? reading(state)
      : [
          line("Nothing is written yet: w writes it, after a question.", "title"),
          line(""),
          ...wrappedText(text, width).map((one) => line(one)),
        ];
  return {
    crumbs: ["Sessions", place.id.slice(0, 8), `incident at ${place.at}`],
    ...textLines(lines, place.cursor, height),
    keys: ["space page", "w write"],
    commands: [args],
  };
}
