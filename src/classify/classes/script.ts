// Code that is given to an interpreter, in the call or as a file, and programs of the project itself. What such code
// does is not guessed.

import { type ClassTable, plainRows } from "../command-class.ts";

export const script: ClassTable = {
  name: "script",
  group: "neither",
  meaning: "Runs code through an interpreter, or a program of the project itself.",
  rows: [
    ...plainRows(`
      python, node, deno, tsx, ts-node, ruby, perl, php, lua, Rscript, julia, java, osascript, powershell, pwsh
      cmd, bash, sh, zsh, dash, ksh, source, ., eval, cargo run, go run, dotnet run, swift run`),
    { words: "*", pathStarts: ["./", "../"] },
    { words: "*", pathEnds: [".sh", ".bash", ".py", ".js", ".mjs", ".cjs", ".ts", ".rb", ".pl", ".ps1"] },
  ],
};
