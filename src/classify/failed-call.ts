// Calls that failed at the end of a dispatch, and what their results may say about why. Only the last results count,
// none that a later call of the same kind made good, no refusal, and no line that the command itself holds.

import { findRefusal } from "../session/denials.ts";
import { findSubject } from "../session/input-facts.ts";
import { stringAt } from "../session/json-value.ts";
import type { ToolCall, ToolResult } from "../session/session.ts";
import { classifyCall } from "./classify-call.ts";
import type { CommandClass } from "./command-class.ts";
import type { FailureClue, LogPlace } from "./failure-clue.ts";

/** What a call runs, as far as its output can say why it failed. */
export type CallPurpose = "git" | "test" | "tools";

const purposes: Readonly<Record<CommandClass, CallPurpose | null>> = {
  worktree: "git",
  "git-read": "git",
  "git-write": "git",
  "pull-request": "git",
  test: "test",
  build: "tools",
  package: "tools",
  "format-lint": "tools",
  "toolchain-probe": "tools",
  "ticket-store": "tools",
  network: "tools",
  "file-management": "tools",
  process: "tools",
  script: "tools",
  other: "tools",
  edit: null,
  search: null,
  "read-code": null,
  plumbing: null,
};

/** A call with its result, in the order of results. */
export interface AnsweredCall {
  readonly call: ToolCall;
  readonly result: ToolResult;
  readonly place: LogPlace;
}

/** How many of the last results are looked at. */
export const lastResultsMax = 10;

/**
 * What a command runs; null where its output may be the text of a file, or does not say which part of it spoke. Tests
 * beside other tools are tests.
 */
export function findPurpose(command: string): CallPurpose | null {
  const call = classifyCall(command);
  if (call.kind === "unparsed") return null;
  const found = call.commands.flatMap(({ name }) => (name === "plumbing" ? [] : [purposes[name]]));
  const [first = null] = found;
  if (found.every((one) => one === first)) return first;
  return found.every((one) => one === "test" || one === "tools") ? "test" : null;
}

/** The fields of a call: its tool, and what it runs. */
export function callFields({ name, input }: ToolCall): FailureClue["fields"] {
  const command = name === "Bash" ? stringAt(input, "command") : null;
  const runs = command === null ? null : findPurpose(command);
  return runs === null ? { tool: name } : { tool: name, runs };
}

/** Clues of failed calls among the last results, in their order. */
export function failedCallClues(answered: readonly AnsweredCall[]): readonly FailureClue[] {
  const last = answered.slice(-lastResultsMax);
  return last.flatMap(({ call, result, place }, at) => {
    if (!result.isError || findRefusal(result) !== null) return [];
    const kind = callKind(call);
    const isMadeGood = last.slice(at + 1).some((one) => !one.result.isError && callKind(one.call) === kind);
    if (isMadeGood) return [];
    const text = ownText(result.text, stringAt(call.input, "command") ?? "");
    const [, code] = /^(?:Error: )?Exit code (\d+)$/m.exec(text.split("\n", 1)[0] ?? "") ?? [];
    const exitCode = code === undefined ? {} : { exitCode: Number(code) };
    return [{ source: "tool result", fields: { ...callFields(call), ...exitCode }, text, place }];
  });
}

/** Calls of the same kind do the same thing: commands of one class, or one tool on one subject. */
function callKind({ name, input }: ToolCall): string {
  const subject = findSubject(input);
  if (name !== "Bash" || subject === null) return JSON.stringify([name, subject]);
  const call = classifyCall(subject);
  return JSON.stringify([name, call.kind === "unparsed" ? subject : call.name]);
}

const WRAPPING = /^<(tool_use_error|error)>([\s\S]*)<\/\1>$/;

/** The text without the client's wrapping, and without lines that stand in the command: those it only repeats. */
function ownText(text: string, command: string): string {
  const [, , inner = text] = WRAPPING.exec(text.trim()) ?? [];
  const lines = inner.split(/\r?\n/);
  return lines.filter((line) => line.trim() === "" || !command.includes(line.trim())).join("\n");
}
