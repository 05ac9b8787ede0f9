// Loaded before the hook: ends the process by SIGKILL right before the KILL_AT-th call that touches a file. A process
// that gets through all of its calls says so on descriptor 2.
const fs = require("node:fs");

let left = Number(process.env.KILL_AT);
for (const name of ["mkdirSync", "openSync", "writeSync", "closeSync", "renameSync", "unlinkSync"]) {
  const real = fs[name];
  fs[name] = (...args) => {
    if (args[0] !== 1 && args[0] !== 2) {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
    }
    return real(...args);
  };
}
process.on("exit", () => fs.writeSync(2, "alive\n"));
