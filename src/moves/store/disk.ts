// The part of node:fs that the store, the ledger and the live world use, with the arguments they use: the
// functions come in from outside, so that a test can make any single one of them fail. node:fs itself fits.

interface FileStatus {
  readonly size: number;
  isFile(): boolean;
}

export interface Disk {
  closeSync(fd: number): void;
  fstatSync(fd: number): FileStatus;
  lstatSync(path: string): FileStatus;
  /** Absence without an error, whose making costs more than the question. */
  lstatSync(path: string, options: { readonly throwIfNoEntry: false }): FileStatus | undefined;
  mkdirSync(path: string, options: { recursive: true; mode: number }): unknown;
  openSync(path: string, flags: "r" | "wx" | "a+", mode?: number): number;
  readFileSync(path: string): Uint8Array;
  readSync(fd: number, into: Uint8Array, offset: number, length: number, position: number): number;
  realpathSync(path: string): string;
  renameSync(from: string, to: string): void;
  statSync(path: string): FileStatus;
  unlinkSync(path: string): void;
  writeSync(fd: number, bytes: Uint8Array, offset: number): number;
}

/** The error's code, for example ENOENT; null for anything that is no system error. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** True where the error says that nothing exists at the path. */
export function isAbsence(error: unknown): boolean {
  const code = errorCode(error);
  return code === "ENOENT" || code === "ENOTDIR";
}

/** Writes all of `content`; a short write goes on where it stopped. */
export function writeAll(disk: Pick<Disk, "writeSync">, fd: number, content: Uint8Array): void {
  for (let at = 0; at < content.length; ) at += disk.writeSync(fd, content, at);
}
