// Which files a recorded call can have changed. Of a shell command its text tells, in three values; of every other tool
// that is not known to be harmless, nothing does. A command that went on after its result, or whose text a hook
// changed, may have done anything at any time.

import { type CallEffects, callEffects } from "../classify/command-effects.ts";
import { parseCommand } from "../classify/parse-command.ts";
import { isJsonObject, stringAt } from "../session/json-value.ts";
import type { RecordedCall } from "../session/recorded-calls.ts";

/** What the call can do to files. `cwd`: the folder that its event names; null where none is known. */
export function shellEffects(call: RecordedCall, cwd: string | null): CallEffects {
  const { name, input } = call.call;
  const command = stringAt(input, "command");
  if (name !== "Bash" || command === null || call.isChangedByHook)
    return anywhere(`${name} may write anywhere.`);
  const effects = callEffects(parseCommand(command), cwd);
  if (effects.kind !== "paths") return effects;
  const goesOn = effects.touches.some(({ isLater }) => isLater) || isLaunched(call);
  if (goesOn) return { kind: "anywhere", why: "It goes on after its result.", isLater: true };
  // Clients take some statuses other than 0 for a success and say what they mean: then nothing surely happened.
  return isPlainSuccess(call) ? effects : { ...effects, touches: effects.touches.map(uncertain) };
}

/** True where the call may still write after its result. */
export function staysRunning(call: RecordedCall, effects: CallEffects): boolean {
  return effects.kind === "anywhere" && (effects.isLater || isLaunched(call)) && call.fate !== "denied";
}

function anywhere(why: string): CallEffects {
  return { kind: "anywhere", why, isLater: false };
}

function uncertain<Touch extends { readonly isCertain: boolean }>(touch: Touch): Touch {
  return { ...touch, isCertain: false };
}

function isPlainSuccess({ fate, result }: RecordedCall): boolean {
  const response = result?.response;
  if (fate !== "succeeded" || !isJsonObject(response)) return false;
  return stringAt(response, "returnCodeInterpretation") === null && response.interrupted !== true;
}

function isLaunched(call: RecordedCall): boolean {
  if (call.call.input.run_in_background === true) return true;
  const response = call.result?.response;
  if (call.call.name === "Bash" && isJsonObject(response))
    return stringAt(response, "backgroundTaskId") !== null || stringAt(response, "shellId") !== null;
  const text = response === undefined ? "" : JSON.stringify(response);
  return /"backgroundTaskId":|"shellId":|"status":"(?:async|remote)_launched"/.test(text);
}
