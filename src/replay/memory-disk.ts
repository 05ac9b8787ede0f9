// A disk in memory for the store of a replay: the same store code as the hook's works on it, and nothing of a replay
// ever reaches the real one. It knows no links, no rights and no other writers; what is missing is missing as on a
// disk.

import type { Disk } from "../moves/store/disk.ts";

type FileStatus = ReturnType<Disk["statSync"]>;

interface MemoryFile {
  bytes: Buffer;
  /** How much of `bytes` the file holds. */
  size: number;
}

interface OpenFile {
  readonly file: MemoryFile;
  /** Where the next write goes; null: to the end. */
  position: number | null;
}

const FOLDER: FileStatus = { size: 0, isFile: () => false };

/** An empty disk. */
export class MemoryDisk implements Disk {
  private readonly files = new Map<string, MemoryFile>();
  private readonly folders = new Set<string>();
  private readonly open = new Map<number, OpenFile>();
  private lastFd = 0;

  openSync(path: string, flags: "r" | "wx" | "a+"): number {
    const before = this.files.get(path);
    if (flags === "wx" && before !== undefined) throw diskError("EEXIST", path);
    if (before === undefined && (flags === "r" || !this.folders.has(folderOf(path))))
      throw diskError("ENOENT", path);
    const file = before ?? { bytes: Buffer.alloc(0), size: 0 };
    this.files.set(path, file);
    this.lastFd += 1;
    this.open.set(this.lastFd, { file, position: flags === "a+" ? null : 0 });
    return this.lastFd;
  }

  closeSync(fd: number): void {
    this.open.delete(fd);
  }

  writeSync(fd: number, bytes: Uint8Array, offset: number): number {
    const opened = this.opened(fd);
    const part = bytes.subarray(offset);
    const at = opened.position ?? opened.file.size;
    write(opened.file, part, at);
    if (opened.position !== null) opened.position = at + part.length;
    return part.length;
  }

  readSync(fd: number, into: Uint8Array, offset: number, length: number, position: number): number {
    const { file } = this.opened(fd);
    const end = Math.min(file.size, position + length);
    return end <= position ? 0 : file.bytes.copy(into, offset, position, end);
  }

  readFileSync(path: string): Uint8Array {
    const { bytes, size } = this.found(path);
    return Buffer.from(bytes.subarray(0, size));
  }

  fstatSync(fd: number): FileStatus {
    return statusOf(this.opened(fd).file);
  }

  lstatSync(path: string): FileStatus;
  lstatSync(path: string, options: { readonly throwIfNoEntry: false }): FileStatus | undefined;
  lstatSync(path: string, options?: { readonly throwIfNoEntry: false }): FileStatus | undefined {
    const isThere = this.folders.has(path) || this.files.has(path);
    return options !== undefined && !isThere ? undefined : this.statSync(path);
  }

  statSync(path: string): FileStatus {
    return this.folders.has(path) ? FOLDER : statusOf(this.found(path));
  }

  mkdirSync(path: string): void {
    for (let folder = path; folder !== "" && !this.folders.has(folder); folder = folderOf(folder))
      this.folders.add(folder);
  }

  realpathSync(path: string): string {
    this.statSync(path);
    return path;
  }

  renameSync(from: string, to: string): void {
    this.files.set(to, this.found(from));
    this.files.delete(from);
  }

  unlinkSync(path: string): void {
    this.found(path);
    this.files.delete(path);
  }

  private found(path: string): MemoryFile {
    const file = this.files.get(path);
    if (file === undefined) throw diskError("ENOENT", path);
    return file;
  }

  private opened(fd: number): OpenFile {
    const opened = this.open.get(fd);
    if (opened === undefined) throw diskError("EBADF", String(fd));
    return opened;
  }
}

/** Room grows by half at least, so that a file of many small writes is not copied at each. */
function write(file: MemoryFile, part: Uint8Array, at: number): void {
  const end = at + part.length;
  if (end > file.bytes.length) {
    const bytes = Buffer.alloc(file.size === 0 ? end : Math.max(end, Math.ceil(file.bytes.length * 1.5)));
    file.bytes.copy(bytes, 0, 0, file.size);
    file.bytes = bytes;
  }
  file.bytes.set(part, at);
  file.size = Math.max(file.size, end);
}

function statusOf({ size }: MemoryFile): FileStatus {
  return { size, isFile: () => true };
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function diskError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code });
}
