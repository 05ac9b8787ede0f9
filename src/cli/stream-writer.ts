// A writer over a stream of the process. A pipe that the reader closed is not a fault: what follows is dropped in
// silence, as `detent … | head` expects. Every other fault of the stream is handed on.

import type { Writer } from "./context.ts";

/** The two things needed of a stream; process.stdout and process.stderr have them. */
export interface OutputStream {
  on(event: "error", listener: (fault: Error) => void): unknown;
  write(text: string | Uint8Array): boolean;
}

/** A writer to `stream`. `onFault` gets a fault that is not a closed pipe; nothing is written after either. */
export function streamWriter(stream: OutputStream, onFault: (fault: Error) => void): Writer {
  let isClosed = false;
  stream.on("error", (fault) => {
    isClosed = true;
    if (!("code" in fault) || fault.code !== "EPIPE") onFault(fault);
  });
  return {
    get isClosed() {
      return isClosed;
    },
    write(text) {
      if (!isClosed) stream.write(text);
    },
  };
}
