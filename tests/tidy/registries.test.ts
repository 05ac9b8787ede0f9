// Guards the registries, over planted faults and over the project itself.

import { describe, expect, test } from "vitest";
import { registryBreaches } from "./registries.ts";
import { breachLines, plantedTree, readProjectTree } from "./tree.ts";

test("every registry of the project is complete", () => {
  expect(breachLines(registryBreaches(readProjectTree()))).toEqual([]);
});

const complete = {
  "src/moves/rules/bound-read.ts": "",
  "src/moves/table.ts": 'import { boundRead } from "./rules/bound-read.ts";',
  "tests/moves/rules/bound-read.test.ts": "",
  "corpora/events/bound-read.jsonl": "",
  "src/session/formats/claude-code.ts": "",
  "src/session/formats/claude-code/usage.ts": "",
  "src/session/formats/drain-log.ts": "",
  "src/session/log-formats.ts": 'import "./formats/claude-code.ts"; import "./formats/drain-log.ts";',
  "tests/session/formats/claude-code.test.ts": "",
  "tests/session/formats/drain-log.test.ts": "",
  "corpora/sessions/claude-code/first.jsonl": "",
  "corpora/sessions/README.md": "",
  "corpora/drains/small/log.jsonl": "",
  "src/cli/commands/load.ts": "",
  "src/cli/commands.ts": 'const load = () => import("./commands/load.ts");',
  "tests/cli/commands/load.test.ts": "",
  "tests/cli/commands/load.folders.test.ts": "",
};
type Path = keyof typeof complete;

function without(...paths: readonly Path[]): readonly string[] {
  const files = Object.entries(complete).filter(([path]) => !paths.some((gone) => gone === path));
  return breachLines(registryBreaches(plantedTree(Object.fromEntries(files))));
}
function changed(files: Readonly<Record<string, string>>): readonly string[] {
  return breachLines(registryBreaches(plantedTree({ ...complete, ...files })));
}

describe("planted faults", () => {
  test("complete registries are silent, and so are those without a folder", () => {
    expect(without()).toEqual([]);
    expect(registryBreaches(plantedTree({ "src/cli/commands.ts": "" }))).toEqual([]);
  });
  test("a file that is alone prints everything that it misses", () => {
    expect(changed({ "src/moves/rules/barrier-world.ts": "" })).toEqual([
      "corpora/events/barrier-world.jsonl: Is missing for src/moves/rules/barrier-world.ts. Write it.",
      "src/moves/table.ts: Has no row for src/moves/rules/barrier-world.ts. Add it.",
      "tests/moves/rules/barrier-world.test.ts: Is missing for src/moves/rules/barrier-world.ts. Write it.",
    ]);
  });
  test.each([
    ["src/moves/table.ts", "src/moves/table.ts: Has no row for src/moves/rules/bound-read.ts. Add it."],
    [
      "tests/cli/commands/load.test.ts",
      "tests/cli/commands/load.test.ts: Is missing for src/cli/commands/load.ts. Write it.",
    ],
    [
      "corpora/sessions/claude-code/first.jsonl",
      "corpora/sessions/claude-code/: Is missing for src/session/formats/claude-code.ts. Write it.",
    ],
    [
      "corpora/drains/small/log.jsonl",
      "corpora/drains/: Is missing for src/session/formats/drain-log.ts. Write it.",
    ],
  ] as const)("without %s that is on the checklist", (path, line) => {
    expect(without(path)).toEqual([line]);
  });
  test("a type import is no row, a comment neither", () => {
    const text = '// import "./commands/load.ts"\nimport type { Load } from "./commands/load.ts";';
    expect(changed({ "src/cli/commands.ts": text })).toHaveLength(1);
  });
  test("a fixture, a test and a row without their file are named", () => {
    expect(
      changed({
        "corpora/events/gone.jsonl": "",
        "corpora/sessions/gone/a.jsonl": "",
        "tests/cli/commands/gone.test.ts": "",
        "src/cli/commands.ts": 'import("./commands/load.ts"); import("./commands/lost.ts");',
      }),
    ).toEqual([
      "corpora/events/gone.jsonl: Belongs to no file. Write src/moves/rules/gone.ts, or delete it.",
      "corpora/sessions/gone/: Belongs to no file. Write src/session/formats/gone.ts, or delete it.",
      "src/cli/commands.ts: Has a row for src/cli/commands/lost.ts, which is missing. Write it.",
      "tests/cli/commands/gone.test.ts: Belongs to no file. Write src/cli/commands/gone.ts, or delete it.",
    ]);
  });
});
