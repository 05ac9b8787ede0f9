// What serves flows without being a move: the parts behind `detent store`. Each proves on a small example that it does
// what it is there for; nothing on the disk is touched.

import type { Flow } from "./move.ts";
import { type FileWriter, materialize } from "./store/materialize.ts";
import { sliceLines } from "./store/slice-lines.ts";

export interface Machinery {
  /** The command that a person gives. */
  readonly name: string;
  readonly flows: readonly Flow[];
  /** Calls it on an example: true where the result is the right one. */
  readonly works: () => boolean;
}

export const machinery: readonly Machinery[] = [
  { name: "detent store slice", flows: [["STORE", "USER"]], works: slices },
  { name: "detent store materialize", flows: [["STORE", "WORKSPACE"]], works: materializes },
];

function slices(): boolean {
  const slice = sliceLines(Buffer.from("one\ntwo\nthree\n"), { first: 2, last: 2 });
  return slice.kind === "bytes" && Buffer.from(slice.bytes).toString() === "two\n";
}

function materializes(): boolean {
  const files = new Map<string, string>();
  const disk: FileWriter = {
    openSync: (path) => {
      files.set(path, "");
      return 1;
    },
    writeSync: (_fd, bytes, at) => {
      files.set("/f", Buffer.from(bytes.subarray(at)).toString());
      return bytes.length - at;
    },
    closeSync: () => {},
    renameSync: () => {},
    unlinkSync: () => {},
  };
  return materialize(disk, "/f", Buffer.from("text"), false) && files.get("/f") === "text";
}
