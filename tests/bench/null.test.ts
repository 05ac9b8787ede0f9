// The self-check as a program: its seed and its command line. The bounds themselves are for `npm run bench:null`.

import { expect, test } from "vitest";
import { runNode } from "./module-run.ts";

test("the self-check refuses fewer comparisons than its bounds can bear", () => {
  expect(runNode(["bench/null.mjs", "--runs", "99"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "bench:null: --runs is a whole number of 100 or more.\n",
  });
});
