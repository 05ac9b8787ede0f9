// Questions about which tools there are and of which version. What else a machine can be asked about is not here.

import { type ClassTable, plainRows } from "../command-class.ts";

/** Test runners that run all the same with `-v` or `-V`, and only say more. */
const verboseRunners = ["pytest", "tox", "nox", "ctest"];

export const toolchainProbe: ClassTable = {
  name: "toolchain-probe",
  group: "mechanical",
  meaning: "Asks which tools there are, where, and of which version, or for their help.",
  rows: [
    ...plainRows(`
      which, type, whereis, hash, man, apropos, go env, gh auth status, uname, arch, nproc, sw_vers, lsb_release`),
    { words: "command", anyOf: ["v", "V"] },
    { words: "xcode-select", anyOf: ["p", "print-path"] },
    { words: "xcrun", anyOf: ["find", "f"] },
  ],
  turns: [
    {
      id: "asked for its version or help",
      exceptClasses: ["plumbing"],
      when: { kind: "first", words: ["--help", "--version"] },
    },
    {
      id: "asked for its help behind other words",
      exceptClasses: ["plumbing", "script"],
      when: { kind: "last", words: ["--help"] },
    },
    {
      id: "asked for its version or help by one letter",
      exceptClasses: ["plumbing"],
      exceptPrograms: ["ls", "du", "df", "free", ...verboseRunners],
      when: { kind: "only", words: ["-v", "-V", "-h", "-version"] },
    },
    {
      id: "a test runner asked for its help by one letter",
      programs: verboseRunners,
      when: { kind: "only", words: ["-h"] },
    },
    {
      id: "its version as a subcommand",
      exceptClasses: ["plumbing", "search", "read-code", "edit", "file-management", "script"],
      exceptPrograms: ["curl", "wget", "ping"],
      when: { kind: "only", words: ["version"] },
    },
    {
      id: "its help about something",
      exceptClasses: ["plumbing", "search", "read-code", "edit", "file-management", "script"],
      exceptPrograms: ["curl", "wget", "ping", "claude"],
      when: { kind: "first operand", words: ["help"] },
    },
  ],
};
