// What really occurs in logs: client versions, types of entries, tools, hook events and fields, each with how often and
// where first, and whether it is known. Nothing is counted for a metric here, and nothing is stored.

import { capabilityRows } from "../session/client-versions.ts";
import {
  arrayAt,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  objectAt,
  stringAt,
} from "../session/json-value.ts";
import { type LineContent, readLineContent } from "../session/line-content.ts";
import { type FieldPlace, isKnownField, isKnownHookEvent, isKnownTool } from "../session/log-contract.ts";
import type { LogFormatName } from "../session/log-format.ts";
import { isLogEntry, readLogEntry, recogniseLog } from "../session/log-formats.ts";
import { type ReadAt, readLines } from "../session/read-lines.ts";

/** What kind of thing occurs. */
export type OccurrenceKind =
  | "client version"
  | "entry type"
  | "tool"
  | "hook event"
  | `field of ${FieldPlace}`;

/** Something that occurs in the logs. */
export interface Occurrence {
  readonly kind: OccurrenceKind;
  readonly name: string;
  readonly count: number;
  /** Of a version: that client was run and looked at. Of the others: released clients are known to write it. */
  readonly isKnown: boolean;
  readonly path: string;
  readonly line: number;
}

/** Lines looked at before a file is recognised, as in a load. */
const HEAD_LINES_MAX = 64;

const seenVersions: ReadonlySet<string | null> = new Set(
  capabilityRows.filter(({ source }) => source === "run").map(({ from }) => from),
);

function objectsOf(content: LineContent): readonly JsonObject[] {
  if (content.kind === "object") return [content.object];
  return content.kind === "glued" ? content.objects : "recovered" in content ? content.recovered : [];
}

/** Collects what occurs, file by file. */
export class LogProbe {
  private readonly found = new Map<string, Occurrence>();
  /** Files that are no log of a session, with the reason. */
  readonly leftOut: { readonly path: string; readonly why: string }[] = [];
  sessionFiles = 0;

  /** Looks through one file. */
  take(path: string, readAt: ReadAt): void {
    let format: LogFormatName | null = null;
    let isLeftOut = false;
    const held: { readonly line: number; readonly objects: readonly JsonObject[] }[] = [];
    const recognise = (): void => {
      const values: readonly JsonValue[] = held.flatMap(({ objects }) => objects);
      const recognition = recogniseLog(values);
      isLeftOut = recognition.kind === "left out";
      if (recognition.kind === "left out") this.leftOut.push({ path, why: recognition.why });
      else format = recognition.format.name;
      for (const { line, objects } of held.splice(0)) this.takeLine(path, line, objects, format);
    };
    readLines(readAt, { line: 1, byteOffset: 0 }, (line) => {
      if (isLeftOut) return;
      const objects = objectsOf(readLineContent(line, isLogEntry));
      if (format !== null) return this.takeLine(path, line.line, objects, format);
      held.push({ line: line.line, objects });
      if (held.length >= HEAD_LINES_MAX) recognise();
    });
    if (format === null && !isLeftOut) recognise();
    if (format !== null && format !== "drain-log") this.sessionFiles += 1;
  }

  private takeLine(
    path: string,
    line: number,
    objects: readonly JsonObject[],
    format: LogFormatName | null,
  ): void {
    if (format === null || format === "drain-log") return;
    for (const object of objects) this.takeObject({ path, line }, object, format);
  }

  private takeObject(at: { path: string; line: number }, object: JsonObject, format: LogFormatName): void {
    const { type, kind, calls, context } = readLogEntry(format, object);
    this.add(at, "entry type", type, kind !== "unknown-type");
    const { version } = context;
    if (version !== null) this.add(at, "client version", version, seenVersions.has(version));
    for (const { name } of calls) this.add(at, "tool", name, isKnownTool(name));
    for (const event of hookEventsOf(object)) this.add(at, "hook event", event, isKnownHookEvent(event));
    this.takeFields(at, object, context.isHeadless);
  }

  private takeFields(at: { path: string; line: number }, object: JsonObject, isHeadless: boolean): void {
    const type = stringAt(object, "type");
    const isSpoken = type === "user" || type === "assistant";
    if (isHeadless && type === "result") this.addFields(at, "result", object);
    else if (isSpoken) this.addFields(at, isHeadless ? "output line" : "line", object);
    const message = isSpoken ? objectAt(object, "message") : null;
    if (message === null) return;
    this.addFields(at, "message", message);
    const usage = objectAt(message, "usage");
    if (usage !== null) this.addFields(at, "usage", usage);
  }

  private addFields(at: { path: string; line: number }, place: FieldPlace, object: JsonObject): void {
    for (const name of Object.keys(object))
      this.add(at, `field of ${place}`, name, isKnownField(place, name));
  }

  private add(
    at: { path: string; line: number },
    kind: OccurrenceKind,
    name: string,
    isKnown: boolean,
  ): void {
    const key = `${kind}\n${name}`;
    const before = this.found.get(key);
    this.found.set(
      key,
      before === undefined
        ? { kind, name, count: 1, isKnown, ...at }
        : { ...before, count: before.count + 1 },
    );
  }

  /** Everything that occurs: by kind, then the most frequent first. */
  occurrences(): readonly Occurrence[] {
    return [...this.found.values()].sort(
      (a, b) => compare(a.kind, b.kind) || b.count - a.count || compare(a.name, b.name),
    );
  }
}

function compare(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Hook events that a line names: hook attachments, hook progress, hook lines of headless output. */
function hookEventsOf(object: JsonObject): readonly string[] {
  const inner = objectAt(object, "attachment") ?? objectAt(object, "data");
  const named = [
    stringAt(object, "hook_event"),
    inner === null ? null : stringAt(inner, "hookEvent"),
    ...(arrayAt(object, "hookInfos") ?? []).map((one) =>
      isJsonObject(one) ? stringAt(one, "hookEvent") : null,
    ),
  ];
  return named.filter((event) => event !== null);
}
