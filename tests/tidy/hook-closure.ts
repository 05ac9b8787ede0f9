// What the hook is made of: everything reachable from its entry lies in session, classify and moves (and the class for
// expected faults), imports only node's own modules, and only `node:fs` when the file is read. Every other module costs
// milliseconds at each tool call, so it is loaded inside the function that needs it. Type imports count.

import { projectImports } from "./import-rules.ts";
import { sourceFunctions } from "./source-functions.ts";
import { sourceImports } from "./source-imports.ts";
import { sourceTokens } from "./source-tokens.ts";
import { type Breach, hasFolder, type Tree } from "./tree.ts";

/** The first of these that exists is where the hook starts. */
const entryFiles = ["src/moves/hook.ts", "src/moves/decide.ts"];
const allowedFolders = ["src/session/", "src/classify/", "src/moves/"];
const faultClass = "src/expected-error.ts";

/** The files that the hook is made of, its entry first; empty while there is no entry. */
export function hookFiles(tree: Tree): readonly string[] {
  const entry = entryFiles.find((path) => tree.has(path));
  const files = new Set(entry === undefined ? [] : [entry]);
  const imports = projectImports(tree);
  for (const file of files) {
    for (const { from, to } of imports) if (from === file && tree.has(to)) files.add(to);
  }
  return [...files];
}

/** Every file and import that the hook must not have. */
export function hookBreaches(tree: Tree): readonly Breach[] {
  const files = hookFiles(tree);
  if (files.length === 0 && hasFolder(tree, "src/moves")) {
    return [{ place: "src/moves", problem: `The hook has no entry. Write ${entryFiles.join(" or ")}.` }];
  }
  return files.flatMap((path) => {
    const isAllowed = path === faultClass || allowedFolders.some((folder) => path.startsWith(folder));
    const problem = `The hook reaches it. Move what the hook needs into ${allowedFolders.join(", ")}.`;
    const text = tree.get(path) ?? "";
    return [
      ...(isAllowed ? [] : [{ place: path, problem }]),
      ...moduleBreaches(path, text),
      ...earlyLoads(path, text),
    ];
  });
}

function moduleBreaches(path: string, text: string): readonly Breach[] {
  return sourceImports(text).flatMap(({ specifier, kind, line }) => {
    const place = `${path}:${line}`;
    if (specifier.startsWith(".")) return [];
    if (!specifier.startsWith("node:")) {
      return [{ place, problem: `The hook imports '${specifier}'. Only node: modules are allowed here.` }];
    }
    if (kind !== "static" || specifier === "node:fs") return [];
    return [
      {
        place,
        problem: `The hook loads ${specifier} at its start. Load it inside the function that needs it.`,
      },
    ];
  });
}

/** `process.getBuiltinModule` outside of any function. */
function earlyLoads(path: string, text: string): readonly Breach[] {
  const tokens = sourceTokens(text);
  const bodies = sourceFunctions(tokens).map(({ body }) => body);
  return tokens
    .filter((token, index) => {
      if (token.kind !== "word" || token.text !== "getBuiltinModule") return false;
      return !bodies.some(([first, last]) => first <= index && index <= last);
    })
    .map(({ line }) => ({
      place: `${path}:${line}`,
      problem: "The hook loads a module at its start. Load it inside the function that needs it.",
    }));
}
