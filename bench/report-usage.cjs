// Loaded before a measured program: when the process ends, it says on descriptor 3 what it has used, all of its threads
// together. Worker threads end before the process does, so the last line is the one that counts.
const { readFileSync, writeSync } = require("node:fs");

/** The most memory that was resident. Linux keeps it per program; what getrusage says includes the starting process. */
function peakBytes(usage) {
  if (process.platform !== "linux") return usage.maxRSS * 1024;
  const found = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"));
  if (found === null) throw new Error("/proc/self/status: It has no VmHWM. Run on a kernel that reports it.");
  return Number(found[1]) * 1024;
}

process.on("exit", () => {
  const usage = process.resourceUsage();
  const cpuMs = (usage.userCPUTime + usage.systemCPUTime) / 1000;
  writeSync(3, `${JSON.stringify({ cpuMs, peakBytes: peakBytes(usage) })}\n`);
});
