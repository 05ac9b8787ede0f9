// The direction of imports: session → classify → moves → replay → measure → tui → cli. A file imports from rooms
// to the left of its own, its own room and src/expected-error.ts; no circles, type imports count; no file that nobody
// imports, entry points excepted.

import { resolvedPath, sourceImports } from "./source-imports.ts";
import { type Breach, codeFiles, type Tree } from "./tree.ts";

/** The rooms of src/ in the direction of imports. */
export const rooms = ["session", "classify", "moves", "replay", "measure", "tui", "cli"] as const;

const faultClass = "src/expected-error.ts";
const entryFiles = ["src/cli/main.ts", "src/moves/hook.ts"];

/** One import of a project file by another. `line` is where it stands in `from`. */
export interface ProjectImport {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  readonly isWorker: boolean;
}

/** Every import of a project file below src/, resolved; packages are left out. */
export function projectImports(tree: Tree): readonly ProjectImport[] {
  return codeFiles(tree, "src/").flatMap(([from, text]) =>
    sourceImports(text).flatMap(({ specifier, line, kind }) => {
      const to = resolvedPath(from, specifier, (path) => tree.has(path));
      return to === undefined ? [] : [{ from, to, line, isWorker: kind === "worker" }];
    }),
  );
}

/** Imports that run right, leave src/ or mean a file that is not there, and files outside of the rooms. */
export function wrongDirections(tree: Tree): readonly Breach[] {
  const homeless = codeFiles(tree, "src/")
    .filter(([path]) => roomOf(path) === undefined && path !== faultClass)
    .map(([path]) => ({ place: path, problem: `Not in a room. Move it into one of ${rooms.join(", ")}.` }));
  const wrong = projectImports(tree).flatMap((found) => {
    const problem = directionProblem(found, tree);
    return problem === undefined ? [] : [{ place: `${found.from}:${found.line}`, problem }];
  });
  return [...homeless, ...wrong];
}

/** One breach per circle, with the files of the circle in the order of import. */
export function importCircles(tree: Tree): readonly Breach[] {
  const edges = new Map<string, string[]>();
  for (const { from, to } of projectImports(tree)) edges.set(from, [...(edges.get(from) ?? []), to]);
  const finished = new Set<string>();
  const circles: Breach[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      const problem = `Imports in a circle: ${[...trail.slice(start), file].join(" → ")}. Move what both need left.`;
      circles.push({ place: file, problem });
      return;
    }
    if (finished.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file]);
    finished.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}

/** Files below src/ that no other file of src/ imports, starts as a worker, or build.mjs names. */
export function deadFiles(tree: Tree): readonly Breach[] {
  const imported = new Set(
    projectImports(tree)
      .filter(({ from, to }) => from !== to)
      .map(({ to }) => to),
  );
  const build = tree.get("build.mjs") ?? "";
  return codeFiles(tree, "src/")
    .filter(([path]) => !imported.has(path) && !entryFiles.includes(path) && !build.includes(`"${path}"`))
    .map(([path]) => ({
      place: path,
      problem: "Nobody imports it. Import it where it is needed, or delete it.",
    }));
}

function directionProblem({ from, to }: ProjectImport, tree: Tree): string | undefined {
  if (!to.startsWith("src/")) return `Imports ${to}, outside of src/. Move what it needs into src/.`;
  if (!tree.has(to)) return `Imports ${to}, which does not exist. Name the file with its ending.`;
  if (to === faultClass) return undefined;
  const [own, target] = [roomIndex(from), roomIndex(to)];
  if (own >= 0 && target >= 0 && target <= own) return undefined;
  return `Imports ${to}, which is not to the left of ${roomOf(from) ?? from}. Imports run ${rooms.join(" → ")}.`;
}

function roomIndex(path: string): number {
  return rooms.findIndex((room) => path.startsWith(`src/${room}/`));
}

function roomOf(path: string): string | undefined {
  return rooms[roomIndex(path)];
}
