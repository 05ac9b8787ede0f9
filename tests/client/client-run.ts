// What one run of the client left behind, to be asked by the claims of its scenario: what the model was shown, what
// the client printed and logged, what the store and the project's files hold.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "../../src/moves/store/address.ts";
import {
  arrayAt,
  isJsonObject,
  type JsonObject,
  objectAt,
  parseJson,
  stringAt,
} from "../../src/session/json-value.ts";
import { resultIn, type ShownResult, shows } from "./conversation.ts";
import type { ModelRequest } from "./scripted-model.ts";

/** The versions that are run: the newest, one between, and the last of those before the plugin's. */
export const versions = ["2.1.332", "2.1.301", "2.0.77"] as const;
/** Those that take plugins, rewritten calls and replaced output. */
export const newer: readonly Version[] = ["2.1.332", "2.1.301"];
export type Version = (typeof versions)[number];

/** Where a run takes place. All paths are absolute; `api` is the stand-in's address. */
export interface Place {
  readonly version: Version;
  readonly home: string;
  readonly project: string;
  readonly api: string;
}

/** How one start of the client ended. `code` is null where it was stopped after its time. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export class ClientRun {
  readonly place: Place;
  readonly requests: readonly ModelRequest[];
  readonly ended: readonly Ended[];

  constructor(place: Place, requests: readonly ModelRequest[], ended: readonly Ended[]) {
    this.place = place;
    this.requests = requests;
    this.ended = ended;
  }

  /** The result of the call with this label as the model was shown it first. */
  result(label: string): ShownResult | null {
    for (const { body } of this.requests) {
      const found = resultIn(body, `toolu_${label}`);
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * True where the model was told that the call did not run, with this in the reason. Where two hooks judge a call,
   * 2.0.77 may give the reason in a remark beside the result instead.
   */
  isDenied(label: string, reason: string): boolean {
    const result = this.result(label);
    if (result?.isError !== true) return false;
    return result.text.includes(reason) || (/denied this tool$/.test(result.text) && this.saw(reason));
  }

  /** True where the call ran without an error. */
  hasPassed(label: string): boolean {
    return this.result(label)?.isError === false;
  }

  /** True where a request of this conversation holds the text. */
  saw(text: string, conversation = "main"): boolean {
    return this.requests.some(
      (request) => request.conversation === conversation && shows(request.body, text),
    );
  }

  /** How many requests the conversation has had. */
  countRequests(conversation = "main"): number {
    return this.requests.filter((request) => request.conversation === conversation).length;
  }

  /** The lines that the client printed at that start, oldest first. */
  printed(step: number): readonly JsonObject[] {
    return jsonLines(this.ended[step]?.stdout ?? "");
  }

  /** The last line of the kind `result` of that start. */
  final(step: number): JsonObject | null {
    return this.printed(step).findLast((line) => line.type === "result") ?? null;
  }

  /** The calls that the client says were denied at that start; null where it does not say. */
  permissionDenials(step: number): readonly JsonObject[] | null {
    const final = this.final(step);
    const denied = final === null ? null : arrayAt(final, "permission_denials");
    return denied === null ? null : denied.filter(isJsonObject);
  }

  /** Every line of every transcript. */
  transcript(): readonly JsonObject[] {
    const folder = join(this.place.home, ".claude", "projects");
    return filesBelow(folder)
      .filter((path) => path.endsWith(".jsonl"))
      .flatMap((path) => jsonLines(readFileSync(path, "utf8")));
  }

  /** The labels of the calls (empty: no call) for which hooks have left a record in the transcripts. */
  hookRecords(): readonly string[] {
    return this.transcript().flatMap((line) => {
      const attachment = objectAt(line, "attachment");
      const kind = attachment === null ? null : stringAt(attachment, "type");
      if (attachment === null || kind?.startsWith("hook") !== true) return [];
      return [(stringAt(attachment, "toolUseID") ?? "").replace(/^toolu_/, "")];
    });
  }

  /** The events that the logging hook beside ours was given. */
  events(): readonly JsonObject[] {
    const path = join(this.place.home, "events.jsonl");
    return existsSync(path) ? jsonLines(readFileSync(path, "utf8")) : [];
  }

  /** The stored texts behind this move's rows in the ledger; a text that does not hash to its address is left out. */
  recorded(move: string): readonly string[] {
    const store = join(this.place.home, ".local", "share", "detent", "store");
    const path = join(store, "firings.jsonl");
    if (!existsSync(path)) return [];
    const rows = jsonLines(readFileSync(path, "utf8")).filter((row) => row.move === move);
    return rows.flatMap((row) => {
      const address = stringAt(row, "address");
      const object = address === null ? null : join(store, "objects", address);
      if (object === null || !existsSync(object)) return [];
      const content = readFileSync(object);
      return addressOf(content) === address ? [content.toString("utf8")] : [];
    });
  }

  /** The text of a file of the home; null where there is none. */
  homeFile(name: string): string | null {
    const path = join(this.place.home, name);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  }

  /** The labels of the calls that the ledger has rows of. */
  recordedCalls(): readonly string[] {
    const rows = jsonLines(this.homeFile(".local/share/detent/store/firings.jsonl") ?? "");
    return rows.map((row) => (stringAt(row, "toolUse") ?? "").replace(/^toolu_/, ""));
  }

  /** The bytes of a file of the project as text, one character a byte; null where there is none. */
  file(name: string): string | null {
    const path = join(this.place.project, name);
    return existsSync(path) ? readFileSync(path, "latin1") : null;
  }
}

/** The text's UTF-8 bytes in the form of `file`. */
export function bytesOf(text: string): string {
  return Buffer.from(text).toString("latin1");
}

function jsonLines(text: string): readonly JsonObject[] {
  return text
    .split("\n")
    .map((line) => parseJson(line))
    .filter(isJsonObject);
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}
