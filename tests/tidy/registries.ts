// Folders whose files are rows of a hand-written table: each file has its row, its test and its fixtures, and each of
// those has its file. What is printed is the checklist of paths that are still missing. A registry is skipped only
// while its folder does not exist at all. What an entry needs beside it lies in a folder of the entry's name.

import { resolvedPath, sourceImports } from "./source-imports.ts";
import { type Breach, hasFolder, type Tree } from "./tree.ts";

interface Registry {
  readonly folder: string;
  readonly table: string;
  readonly tests: string;
  /** The folder of fixtures and the ending of an entry's own: a file's ending, or `/` for a folder. */
  readonly fixtures?: {
    readonly folder: string;
    readonly ending: string;
    readonly elsewhere?: Record<string, string>;
    /** Files beside those of the entries. */
    readonly besides?: readonly string[];
  };
}

const registries: readonly Registry[] = [
  {
    folder: "src/moves/rules",
    table: "src/moves/table.ts",
    tests: "tests/moves/rules",
    fixtures: { folder: "corpora/events", ending: ".jsonl" },
  },
  { folder: "src/measure/metrics", table: "src/measure/metrics.ts", tests: "tests/measure/metrics" },
  {
    folder: "src/session/formats",
    table: "src/session/log-formats.ts",
    tests: "tests/session/formats",
    fixtures: { folder: "corpora/sessions", ending: "/", elsewhere: { "drain-log": "corpora/drains/" } },
  },
  { folder: "src/cli/commands", table: "src/cli/commands.ts", tests: "tests/cli/commands" },
  {
    folder: "src/classify/classes",
    table: "src/classify/command-classes.ts",
    tests: "tests/classify/classes",
    fixtures: { folder: "corpora/commands", ending: ".jsonl", besides: ["labelled", "held-out"] },
  },
  {
    folder: "src/classify/failures",
    table: "src/classify/failure-classes.ts",
    tests: "tests/classify/failures",
    fixtures: { folder: "corpora/failures", ending: ".jsonl" },
  },
];

/** What is missing or left over in every registry whose folder exists. */
export function registryBreaches(tree: Tree): readonly Breach[] {
  return registries
    .filter(({ folder }) => hasFolder(tree, folder))
    .flatMap((registry) => [...missing(tree, registry), ...leftOver(tree, registry)]);
}

function missing(tree: Tree, registry: Registry): readonly Breach[] {
  const rows = tableRows(tree, registry);
  return entryNames(tree, registry.folder, ".ts").flatMap((name) => {
    const entry = `${registry.folder}/${name}.ts`;
    const test = `${registry.tests}/${name}.test.ts`;
    const fixture = fixturePath(registry, name);
    return [
      ...(rows.includes(entry)
        ? []
        : [{ place: registry.table, problem: `Has no row for ${entry}. Add it.` }]),
      ...(tree.has(test) ? [] : [{ place: test, problem: `Is missing for ${entry}. Write it.` }]),
      ...(fixture === undefined || hasPath(tree, fixture)
        ? []
        : [{ place: fixture, problem: `Is missing for ${entry}. Write it.` }]),
    ];
  });
}

function leftOver(tree: Tree, registry: Registry): readonly Breach[] {
  const names = entryNames(tree, registry.folder, ".ts");
  const breach = (place: string, name: string): readonly Breach[] => {
    const problem = `Belongs to no file. Write ${registry.folder}/${name}.ts, or delete it.`;
    return names.includes(name) ? [] : [{ place, problem }];
  };
  const { fixtures } = registry;
  const tests = entryNames(tree, registry.tests, ".test.ts").map((name) => name.replace(/\..*$/, ""));
  return [
    ...tableRows(tree, registry)
      .filter((path) => !tree.has(path))
      .map((path) => ({
        place: registry.table,
        problem: `Has a row for ${path}, which is missing. Write it.`,
      })),
    ...tests.flatMap((name) => breach(`${registry.tests}/${name}.test.ts`, name)),
    ...(fixtures === undefined ? [] : entryNames(tree, fixtures.folder, fixtures.ending))
      .filter((name) => fixtures?.besides?.includes(name) !== true)
      .flatMap((name) => breach(`${fixtures?.folder}/${name}${fixtures?.ending}`, name)),
  ];
}

/** The files of the folder that the table imports, lazily or not. */
function tableRows(tree: Tree, { folder, table }: Registry): readonly string[] {
  return sourceImports(tree.get(table) ?? "").flatMap(({ specifier, kind }) => {
    const path =
      kind === "type" ? undefined : resolvedPath(table, specifier, (candidate) => tree.has(candidate));
    return path?.startsWith(`${folder}/`) ? [path] : [];
  });
}

/** The names directly in `folder` that end in `ending`, each once; `/` asks for the folders in it. */
function entryNames(tree: Tree, folder: string, ending: string): readonly string[] {
  const rests = [...tree.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  if (ending === "/")
    return [...new Set(rests.filter((rest) => rest.includes("/")).map((rest) => rest.replace(/\/.*$/, "")))];
  return rests
    .filter((rest) => !rest.includes("/") && rest.endsWith(ending))
    .map((rest) => rest.slice(0, -ending.length));
}

function fixturePath({ fixtures }: Registry, name: string): string | undefined {
  if (fixtures === undefined) return undefined;
  return fixtures.elsewhere?.[name] ?? `${fixtures.folder}/${name}${fixtures.ending}`;
}

function hasPath(tree: Tree, path: string): boolean {
  return path.endsWith("/") ? hasFolder(tree, path.slice(0, -1)) : tree.has(path);
}
