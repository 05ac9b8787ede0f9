// Packages with one owner, so that each can be replaced in one place: the database client, the YAML parser, the
// command-line parser, the shell parser, the drawing of charts, the terminal interface. Full zod is nowhere: it triples
// the program's start.
// What src/ imports is a dependency of package.json, not something that another package happens to bring along.

import { isBuiltin } from "node:module";
import { isJsonObject, parseJson } from "../../src/session/json-value.ts";
import { packageName, sourceImports } from "./source-imports.ts";
import { type Breach, codeFiles, type Tree } from "./tree.ts";

/** `within` is a file, or a folder when it ends in a slash. */
interface Owner {
  readonly packages: RegExp;
  readonly within: string;
}

const owners: readonly Owner[] = [
  { packages: /^@duckdb\//, within: "src/measure/open-database.ts" },
  { packages: /^commander$/, within: "src/cli/" },
  { packages: /^unbash$/, within: "src/classify/shell-syntax.ts" },
  { packages: /^vega(?:-.*)?$/, within: "src/measure/charts/render-chart.ts" },
  { packages: /^(?:ink|react|@inkjs\/.*|ink-.*)$/, within: "src/tui/" },
];
const onlyOneFile = ["yaml"];

/** Every import of a package by a file that may not. */
export function packageBreaches(tree: Tree): readonly Breach[] {
  return [
    ...codeFiles(tree, "src/", "tests/").flatMap(([path, text]) => fileBreaches(tree, path, text)),
    ...shared(tree),
  ];
}

function fileBreaches(tree: Tree, path: string, text: string): readonly Breach[] {
  return sourceImports(text).flatMap(({ specifier, line }) => {
    if (specifier.startsWith(".") || isBuiltin(specifier)) return [];
    const problem = packageProblem(tree, path, specifier);
    return problem === undefined ? [] : [{ place: `${path}:${line}`, problem }];
  });
}

function packageProblem(tree: Tree, path: string, specifier: string): string | undefined {
  const name = packageName(specifier);
  if (name === "zod" && specifier !== "zod/mini") return `Imports '${specifier}'. Import "zod/mini".`;
  if (!path.startsWith("src/")) return undefined;
  const owner = owners.find(({ packages }) => packages.test(name));
  const isOwn =
    owner === undefined ||
    (owner.within.endsWith("/") ? path.startsWith(owner.within) : path === owner.within);
  if (!isOwn) return `Imports '${name}', which only ${owner.within} may. Use what that exports.`;
  if (dependencies(tree).includes(name)) return undefined;
  return `Imports '${name}', which is no dependency of package.json. Add it there, or do without.`;
}

/** Packages that any file may own, but only one at a time. */
function shared(tree: Tree): readonly Breach[] {
  return onlyOneFile.flatMap((name) => {
    const users = codeFiles(tree, "src/").filter(([, text]) =>
      sourceImports(text).some(({ specifier }) => packageName(specifier) === name),
    );
    if (users.length < 2) return [];
    const paths = users.map(([path]) => path);
    return [
      {
        place: paths.join(", "),
        problem: `Each imports '${name}'. Let one do it and export what is needed.`,
      },
    ];
  });
}

function dependencies(tree: Tree): readonly string[] {
  const manifest = parseJson(tree.get("package.json") ?? "{}");
  const named = isJsonObject(manifest) ? manifest.dependencies : undefined;
  return isJsonObject(named) ? Object.keys(named) : [];
}
