// The worlds in which one recorded event may have happened: one for every file that the log allows at the path which
// the event is about. A move is asked in each of them. A world never reaches a disk but the shadow store's.

import type { Operands } from "../moves/operands.ts";
import { targetPath } from "../moves/target-path.ts";
import { type Answer, type FileBytes, known, unknown, type World } from "../moves/world.ts";
import type { HookEvent } from "../session/hook-event.ts";
import { stringAt } from "../session/json-value.ts";
import type { RecordedEvent } from "../session/session-to-events.ts";
import type { Checkout } from "./checkout.ts";
import { type FileKnowledge, type PossibleFile, possibleFiles } from "./file-knowledge.ts";
import type { RecordedFiles } from "./recorded-files.ts";
import type { Shadow } from "./shadow.ts";

/** What all worlds of a replay share. */
export interface WorldParts {
  readonly files: Pick<RecordedFiles, "at">;
  readonly shadow: Pick<Shadow, "store" | "ledger">;
  readonly operands: Operands;
  readonly checkout: Pick<Checkout, "find"> | null;
}

/** The path that a tool call is about; null where it names none for certain. */
export function pathOf(event: HookEvent): string | null {
  if (!("tool" in event)) return null;
  const { toolInput } = event;
  return targetPath(event, stringAt(toolInput, "file_path") ?? stringAt(toolInput, "notebook_path"));
}

/** At least one world. Several: the log allows several files, and an answer counts where all of them agree on it. */
export function worldsOf(recorded: RecordedEvent, parts: WorldParts): readonly World[] {
  const { event } = recorded;
  const path = pathOf(event);
  if (path === null) return [worldOf(recorded, parts, null, null)];
  const proposed = "toolInput" in event ? stringAt(event.toolInput, "content") : null;
  const files = possibleFiles(parts.files.at(path), proposed);
  if (files.length === 0) return [worldOf(recorded, parts, path, null)];
  return files.map((file) => worldOf(recorded, parts, path, file));
}

function worldOf(
  recorded: RecordedEvent,
  parts: WorldParts,
  path: string | null,
  file: PossibleFile | null,
): World {
  const fileAt = (asked: string): PossibleFile | null =>
    (asked === path ? file : onlyFile(possibleFiles(parts.files.at(asked), null))) ??
    fromCheckout(asked, parts);
  const { timestampMs, version } = recorded;
  return {
    workspace: {
      size: (asked) => answer(fileAt(asked)?.size, "file size", asked, parts),
      read: (asked) => answer(fileAt(asked)?.bytes, "file bytes", asked, parts),
      head: (asked, bytesMax) => answer(headOf(fileAt(asked), bytesMax), "file bytes", asked, parts),
      realPath: (asked) => unknown("real path", asked, "A log does not show links."),
    },
    store: parts.shadow.store,
    ledger: parts.shadow.ledger,
    facts: {
      latestTestRun: () =>
        unknown("test-run fact", "latest test run", "The facts of that day are not in the log."),
    },
    operands: parts.operands,
    clock: {
      now: () =>
        timestampMs === null
          ? unknown("time", "the event's time", "The line has no usable time.")
          : known(new Date(timestampMs).toISOString()),
    },
    client: {
      version: () =>
        version === null
          ? unknown("client version", "client", "No line before this one names the client's version.")
          : known(version),
    },
  };
}

/** Only where the log shows nothing at all: a checkout of today never decides between files that a log allows. */
function fromCheckout(path: string, { files, checkout }: WorldParts): PossibleFile | null {
  return files.at(path).kind === "unknown" ? (checkout?.find(path) ?? null) : null;
}

function answer<T>(
  value: T | null | undefined,
  kind: "file size" | "file bytes",
  path: string,
  parts: WorldParts,
): Answer<T> {
  return value === null || value === undefined
    ? unknown(kind, path, whyUnknown(parts.files.at(path)))
    : known(value);
}

function headOf(file: PossibleFile | null, bytesMax: number): FileBytes | null {
  if (file?.bytes?.kind !== "file") return file === null ? null : file.bytes;
  return { kind: "file", bytes: file.bytes.bytes.subarray(0, bytesMax) };
}

function whyUnknown(knowledge: FileKnowledge): string {
  if (knowledge.kind === "unknown") return knowledge.why;
  return knowledge.kind === "size" || knowledge.kind === "at least"
    ? "Only the size of the file shows, not its content."
    : "The text shows, not its line ends and encoding.";
}

function onlyFile(files: readonly PossibleFile[]): PossibleFile | null {
  const [first, second] = files;
  return first === undefined || second !== undefined ? null : first;
}
