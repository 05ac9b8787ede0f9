// Records of a drain log → rows. The checked record is kept whole as JSON; settling takes its columns from there. A
// record that breaks the format is a problem with its line and gives no row.

import { canonicalJson } from "../session/canonical-json.ts";
import type { ArtifactRecord, DrainRecord } from "../session/drain-record.ts";
import { readEntryTime } from "../session/entry-time.ts";
import { readDrainRecord } from "../session/formats/drain-log.ts";
import { type JsonObject, stringAt } from "../session/json-value.ts";
import type { Place } from "../session/session.ts";
import { contractCells, contractFieldCells } from "./contract-rows.ts";
import { FREE_TEXT_CHARS_MAX } from "./row-file.ts";
import type { RowSink } from "./row-sink.ts";

/** The fields of drain records that hold a time. */
const TIME_KEYS = ["started_at", "ended_at", "at"] as const;

function latestMs(object: JsonObject): number | null {
  const times = TIME_KEYS.map((key) => readEntryTime(stringAt(object, key)).ms).filter((ms) => ms !== null);
  return times.length === 0 ? null : Math.max(...times);
}

const ESCAPE = /\\(?:ud[89a-f][0-9a-f]{2}|.)/g;

/** The record as JSON that the database can read: it refuses half a surrogate pair. */
function bodyOf(record: DrainRecord): string {
  return canonicalJson({ ...record }).replace(ESCAPE, (found) =>
    found.startsWith("\\ud") ? "\\ufffd" : found,
  );
}

/** Writes the rows of one drain log. */
export class DrainRows {
  private readonly sourceId: number;
  private readonly sink: RowSink;

  constructor(sourceId: number, sink: RowSink) {
    this.sourceId = sourceId;
    this.sink = sink;
  }

  /** Writes one object of the log. */
  write(place: Place, object: JsonObject): void {
    const { line, part, byteOffset, byteLength } = place;
    const { sourceId } = this;
    const reading = readDrainRecord(object);
    const head = [sourceId, line, part, byteOffset, byteLength];
    if ("problem" in reading) {
      const { kind, what } = reading.problem;
      const isUnknown =
        kind === "unknown-record" || kind === "unknown-version" || kind === "not-a-drain-record";
      const outcome = isUnknown ? ["read", "unknown-type", "drain record"] : ["malformed", null, null];
      this.sink.row("entries", [...head, ...outcome, null, null, null]);
      this.sink.problem(sourceId, place, kind, what);
      return;
    }
    const { record } = reading;
    const body = bodyOf(record);
    if (body.length > FREE_TEXT_CHARS_MAX) {
      const detail = `The record has ${body.length} characters; at most ${FREE_TEXT_CHARS_MAX} are kept.`;
      this.sink.line(sourceId, place, "malformed");
      this.sink.problem(sourceId, place, "record-too-long", detail);
      return;
    }
    const timestampMs = latestMs(object);
    const type = `drain/${record.record}`;
    this.sink.row("entries", [...head, "read", "metadata", type, null, null, timestampMs]);
    const cells = [timestampMs, record.record, record.runId, body];
    this.sink.row("drain_records", [sourceId, line, part, ...cells]);
    if (record.record === "artifact") this.writeContracts([sourceId, line, part], record);
  }

  private writeContracts(head: readonly number[], artifact: ArtifactRecord): void {
    const { kind, version, body, runId, atMs } = artifact;
    if (body === null) return;
    const blocks =
      typeof body === "string" ? contractCells(body, version) : contractFieldCells(kind, body, version);
    for (const cells of blocks) this.sink.row("contract_copies", [...head, null, runId, atMs, ...cells]);
  }
}
