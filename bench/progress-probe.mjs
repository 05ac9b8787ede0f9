// Preloaded into a command that its benchmark runs with --progress: when each percentage was written to stderr, counted
// from the start of the process. At its end they stand in the file that DETENT_PROBE_FILE names, as JSON.
import { writeFileSync } from "node:fs";

const file = process.env.DETENT_PROBE_FILE;
if (file !== undefined) {
  const seenMs = {};
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (chunk, ...rest) => {
    const percent = /^(\d+) %$/m.exec(String(chunk))?.[1];
    if (percent !== undefined) seenMs[percent] ??= performance.now();
    return write(chunk, ...rest);
  };
  process.on("exit", () => writeFileSync(file, JSON.stringify(seenMs)));
}
