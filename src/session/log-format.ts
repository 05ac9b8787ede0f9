// What a log format is: a name and how its objects are recognised by content. File names prove nothing: the same name
// is used by other agents and by the client's own side files.

import type { JsonObject } from "./json-value.ts";

export type LogFormatName = "claude-code" | "stream-json" | "drain-log";

export interface LogFormat {
  readonly name: LogFormatName;
  /** One line for help and messages. */
  readonly describes: string;
  /** True where this object can only come from a log of this format. */
  readonly recognises: (object: JsonObject) => boolean;
}

/** Why a file is left out that may be a damaged log: whoever knows its name must not take its figures for whole. */
export const noObjectWhy = "None of its first lines is a JSON object.";
