import { expect, test } from "vitest";
import { rowPath } from "../../src/measure/row-path.ts";

test("each reader has a file of its own for each table", () => {
  const paths = ["main", "thread-0"].flatMap((name) =>
    ["entries", "problems"].map((t) => rowPath("/f", name, t)),
  );
  expect(paths).toEqual([
    ...[
      "/f/main-entries.rows",
      "/f/main-problems.rows",
      "/f/thread-0-entries.rows",
      "/f/thread-0-problems.rows",
    ],
  ]);
});
