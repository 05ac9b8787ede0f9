// One hook event from its bytes to what the process prints. No opinion prints nothing. A fault of ours prints nothing
// either and lets the call go on, with one line on stderr and in the ledger; only a call that barrier-world was due to
// judge is refused instead. Input that is no JSON is never due.

import { type HookEvent, readHookEvent } from "../session/hook-event.ts";
import { parseJson } from "../session/json-value.ts";
import { answerFault, type HookOutput } from "./hook-fault.ts";
import type { HookParts, Judge } from "./judge-event.ts";
import { readOperands } from "./operands.ts";
import { reply } from "./reply.ts";
import { openLedger } from "./store/ledger.ts";
import { refuseRecord, storeFolder } from "./store-folder.ts";

/** Judges the event that `read` gives by the judge that `judgeFor` has for its name. Never throws. */
export function runHook(
  read: () => Uint8Array,
  parts: HookParts,
  judgeFor: (event: HookEvent) => Judge,
): HookOutput {
  const { operands } = readOperands(parts.env);
  let event: HookEvent | null = null;
  try {
    const value = parseJson(inputText(read()));
    if (value === undefined) throw new Error("Standard input is no JSON document.");
    event = readHookEvent(value);
    const answer = event === null ? null : reply(event, judgeFor(event)(event, operands, parts));
    return { stdout: answer === null ? "" : `${JSON.stringify(answer)}\n`, stderr: "" };
  } catch (error) {
    return answerFault(error, event, operands, () => {
      const folder = storeFolder(operands, parts.env);
      const ledger = folder === null ? { append: refuseRecord } : openLedger(parts.disk, folder);
      return { ledger, at: parts.now() };
    });
  }
}

/** Invalid UTF-8 becomes U+FFFD; a byte order mark, which some shells put in front, is left out. */
function inputText(bytes: Uint8Array): string {
  const text = (bytes instanceof Buffer ? bytes : Buffer.from(bytes)).toString();
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
