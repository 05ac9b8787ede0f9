// The folder of a registry on disk. Files are created exclusively and never written again; nothing here removes any.

import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../expected-error.ts";

/** What a registry needs of a folder; tests of the chain use one in memory. */
export interface RegistryFolder {
  readonly path: string;
  /** File names, in any order. A folder that does not exist has none. */
  list(): readonly string[];
  read(name: string): string;
  /** Throws ExpectedError where the file exists. */
  create(name: string, text: string): void;
}

export function openRegistryFolder(path: string): RegistryFolder {
  return {
    path,
    list: () => listFiles(path),
    read: (name) => readFileSync(join(path, name), "utf8"),
    create: (name, text) => createFile(path, name, text),
  };
}

function listFiles(path: string): readonly string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  } catch (error) {
    if (isFault(error, "ENOENT")) return [];
    throw error;
  }
}

function createFile(path: string, name: string, text: string): void {
  mkdirSync(path, { recursive: true });
  const file = openExclusively(join(path, name));
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function openExclusively(place: string): number {
  try {
    return openSync(place, "wx");
  } catch (error) {
    if (!isFault(error, "EEXIST")) throw error;
    throw new ExpectedError(
      place,
      "The record exists already.",
      "Run it again: it then follows that record.",
      1,
    );
  }
}

function isFault(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
