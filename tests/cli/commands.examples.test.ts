// The example in every command's help works: run as it stands, in the order of the table, in the home of a reader who
// has loaded the shipped drain and whose client's logs are the shipped sessions. No example is exempt; one that prints
// nothing on standard output shows nothing.
// Needs `npm run build`.

import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { openReaderHome } from "../reader-home.ts";

/** Input could not be read: a listed code, but not one that an example may show. */
const UNREADABLE = 4;

test("every example ends with a code that its help lists, and prints something", {
  timeout: 180_000,
}, async () => {
  const run = openReaderHome();
  expect(run("detent load corpora/drains/small")).toMatchObject({ exitCode: 0 });
  const broken: string[] = [];
  for (const entry of commands) {
    const { example, exitCodes } = await entry.load();
    const { exitCode, stdout, stderr } = run(example);
    const isListed = exitCodes.some((code) => code === exitCode && code !== UNREADABLE);
    if (!isListed) broken.push(`${example} ended with ${exitCode}: ${stderr}`);
    else if (stdout === "") broken.push(`${example} printed nothing: ${stderr}`);
  }
  expect(broken).toEqual([]);
});
