// What the benchmark of the classifier measures: node bench/class-pass.mjs MODULE FILE COUNT imports the classifier,
// classes the first COUNT commands of a JSON array, over and over from its start, and prints how many could be told.
import { readFileSync } from "node:fs";

const [modulePath, commandsPath, count] = process.argv.slice(2);
const { classifyCall } = await import(modulePath);
const commands = JSON.parse(readFileSync(commandsPath, "utf8"));

let told = 0;
for (let at = 0; at < Number(count); at += 1) {
  if (classifyCall(commands[at % commands.length]).kind !== "unparsed") told += 1;
}
process.stdout.write(`${JSON.stringify({ told })}\n`);
