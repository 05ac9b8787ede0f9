// Preloaded into the workbench by the terminal test: it names its process, and crashes when it is asked to.
import { writeFileSync } from "node:fs";

if (process.stdin.isTTY && process.stdout.isTTY && process.env.DETENT_PID_FILE !== undefined) {
  writeFileSync(process.env.DETENT_PID_FILE, String(process.pid));
  process.on("SIGUSR2", () => {
    throw new Error("planted crash");
  });
}
