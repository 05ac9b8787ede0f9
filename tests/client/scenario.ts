// A scenario: what a project holds, what the scripted model does in it, and what is claimed to be seen then.

import type { ClientRun, Place, Version } from "./client-run.ts";
import type { Script } from "./scripted-model.ts";

/** One start of the client. */
export interface Step {
  readonly prompt: string;
  readonly script: Script;
  /** True: goes on in the session of the step before. */
  readonly resumes?: boolean;
  readonly args?: readonly string[];
}

/** A hook of somebody else in the user's settings: a program's text, as CommonJS. */
export interface OtherHook {
  readonly event: string;
  readonly matcher: string;
  readonly program: string;
}

export interface Scene {
  readonly files: Readonly<Record<string, string>>;
  /** Permission rules; none is the rule, since nobody is there to ask. */
  readonly allow?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly others?: readonly OtherHook[];
  /** True: the hook is wired by the user's settings on every version, with these names watched. */
  readonly watched?: readonly string[];
  /**
   * What the user's settings file holds, as text. `detent install` wires the hook in it before the steps, and after
   * them `detent uninstall` takes it out and the steps of `uninstalled` follow.
   */
  readonly settings?: string;
  readonly uninstalled?: readonly Step[];
  /** Servers of tools that the client is to start: a program's text, as CommonJS, by the server's name. */
  readonly servers?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** Further starts with these arguments alone, after the steps. */
  readonly commands?: readonly (readonly string[])[];
}

/** What shows that a move fires. It is looked for on every version: a cell that is void must not show it. */
export interface Evidence {
  readonly move: string;
  readonly seen: (run: ClientRun) => boolean;
}

/** One sentence that must hold on the versions named, or on all that the scenario is run on. */
export interface Claim {
  readonly says: string;
  readonly on?: readonly Version[];
  readonly holds: (run: ClientRun) => boolean;
}

/** Something about the client that is written down as it was seen. */
export interface Fact {
  readonly about: string;
  readonly read: (run: ClientRun) => string;
}

export interface Scenario {
  readonly name: string;
  readonly on: readonly Version[];
  readonly scene: (place: Place) => Scene;
  readonly evidence: readonly Evidence[];
  readonly claims: readonly Claim[];
  readonly facts?: readonly Fact[];
}

/** Lines of `width` characters and a line feed each, numbered, no two alike. */
export function numberedLines(count: number, width: number): string {
  const lines = Array.from({ length: count }, (_, at) => `line ${at + 1} `.padEnd(width, "."));
  return `${lines.join("\n")}\n`;
}

/** A hook that writes down every event it is given and prints nothing. */
export function loggingHook(place: Place, event: string, matcher: string): OtherHook {
  const log = JSON.stringify(`${place.home}/events.jsonl`);
  const program = `const fs = require("node:fs");
fs.appendFileSync(${log}, JSON.stringify(JSON.parse(fs.readFileSync(0, "utf8"))) + "\\n");\n`;
  return { event, matcher, program };
}
