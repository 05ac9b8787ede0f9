// Lines of a log that show somebody beside the session's own calls at work: a person who runs a command, a hook of the
// user's, an editor or linter of which the client tells the model. What files hold after such a line is not known from
// before it. Our own hook writes nothing into the workspace.

import { objectAt, stringAt } from "../session/json-value.ts";
import type { RecordedLine } from "../session/recorded-calls.ts";
import type { Entry } from "../session/session.ts";
import { isOurCommand } from "./live-decisions.ts";

/** How clients that have no attachments tell the model that a file has changed beside its calls. */
const CHANGED = /<system-reminder>[^<]*\bmodified, either by the user or by a linter/;

/** A full sentence that says who may have written; null where the line shows nobody. */
export function outsideWriter(line: RecordedLine): string | null {
  if (line.kind === "unreadable") return null;
  const { entry } = line;
  const hook = hookOf(entry);
  if (hook !== null && !isOurCommand(stringAt(hook, "command") ?? ""))
    return "A hook of the user's ran and may have changed it.";
  if (entry.type === "attachment/edited_text_file")
    return "The client says that others have changed a file here, and may have changed it.";
  if (entry.prompt?.text.trimStart().startsWith("<bash-input>") === true)
    return "A person ran a command and may have changed it.";
  const texts = [...entry.results.map(({ text }) => text), entry.prompt?.text ?? ""];
  return texts.some((text) => CHANGED.test(text))
    ? "The client says that others have changed a file here, and may have changed it."
    : null;
}

/** What the line says of a hook; a hook that began is one that may be at work. */
function hookOf({ type, raw }: Entry): ReturnType<typeof objectAt> {
  if (type.startsWith("attachment/hook_")) return objectAt(raw, "attachment");
  return type === "progress/hook_progress" ? objectAt(raw, "data") : null;
}
