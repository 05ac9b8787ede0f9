// The tree as the guards see it: path → text. Guards are pure functions over this map, so that a test can hand in
// a small tree with one planted fault. Reading follows .gitignore, so unversioned work in progress counts too.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Paths are relative to the project root and use `/`. */
export type Tree = ReadonlyMap<string, string>;

/** One breach of a rule: `place` is a path or path:line, `problem` a full sentence with its remedy. */
export interface Breach {
  readonly place: string;
  readonly problem: string;
}

/** A tree out of an object literal, for planted faults. */
export function plantedTree(files: Readonly<Record<string, string>>): Tree {
  return new Map(Object.entries(files));
}

/** `place: problem` per breach, sorted: what a red guard prints. */
export function breachLines(breaches: readonly Breach[]): readonly string[] {
  return breaches.map((breach) => `${breach.place}: ${breach.problem}`).sort();
}

/** The files of `tree` whose path starts with `folder` and ends in one of the code endings. */
export function codeFiles(tree: Tree, ...folders: readonly string[]): readonly (readonly [string, string])[] {
  return [...tree].filter(([path]) => isCode(path) && folders.some((folder) => path.startsWith(folder)));
}

/** True for TypeScript and JavaScript; everything else is data or prose. */
export function isCode(path: string): boolean {
  return /\.(?:ts|tsx|mts|mjs|cjs|js)$/.test(path);
}

/** True where the tree has at least one file below `folder`. */
export function hasFolder(tree: Tree, folder: string): boolean {
  return [...tree.keys()].some((path) => path.startsWith(`${folder}/`));
}

/** The project's own tree, read from disk. */
export function readProjectTree(): Tree {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const ignored = readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const tree = new Map<string, string>();
  readFolder(root, "", ignored, tree);
  return tree;
}

function readFolder(
  root: string,
  folder: string,
  ignored: readonly string[],
  tree: Map<string, string>,
): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.name === ".git" || isIgnored(path, entry.name, entry.isDirectory(), ignored)) continue;
    if (entry.isDirectory()) readFolder(root, path, ignored, tree);
    else if (entry.isFile()) tree.set(path, readFileSync(join(root, path), "utf8"));
  }
}

/** The forms that this project's .gitignore uses: `name/`, `/path`, `*.ending`, `!kept/`. */
export function isIgnored(path: string, name: string, isFolder: boolean, lines: readonly string[]): boolean {
  const entry = isFolder ? `${path}/` : path;
  if (lines.includes(`!${entry}`) || lines.includes(`!/${entry}`)) return false;
  return lines.some((line) => {
    if (line.startsWith("*")) return name.endsWith(line.slice(1));
    if (line.startsWith("/")) return line.slice(1) === entry || line.slice(1) === path;
    return line === (isFolder ? `${name}/` : name) || line === name || line === entry;
  });
}
