// Words that must not leave the machine they were written on: paths of that machine, package registries, addresses of
// people, and how the work was organised. The text of the project speaks of the product alone.

import { isJsonObject, type JsonValue, parseJson } from "../../src/session/json-value.ts";
import type { Breach, Tree } from "./tree.ts";

interface PrivateWord {
  readonly pattern: RegExp;
  readonly problem: string;
}

const words: readonly PrivateWord[] = [
  {
    pattern: /(?<![\w.~-])\/(?:work|root)\/(?=\w)/,
    problem: "Names a path of the machine. Use a path of the project, or /home/dev in a fixture.",
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:registry|npmmirror|artifactory|verdaccio)[\w.-]*/i,
    problem: "Names a package registry. Leave the address out.",
  },
  {
    pattern: /\b[\w.+-]+@(?!(?:[\w.-]+\.)?(?:example|test|invalid|github\.com)\b)[a-z][\w.-]*\.[a-z]{2,}\b/i,
    problem: "Names an address of a person. Use one at example.com.",
  },
  {
    pattern: /\b[Pp]art [A-H]\b|\b[Ii]ssue #?\d{1,2}\b|\bagent team\b/,
    problem: "Speaks of how the work is organised. Speak of the product.",
  },
];
const designFile =
  /\b(?:product|architecture|measurement|replay|moves|drain-log|wire|census|client-behaviour|toolchain)\.md\b/;

/** Every line with a private word, and every address in package-lock.json. */
export function privateWords(tree: Tree): readonly Breach[] {
  const names = new Set([...tree.keys()].map((path) => path.replace(/^.*\//, "")));
  return [...tree].flatMap(([path, text]) => {
    if (path === "package-lock.json") return lockBreaches(path, parseJson(text));
    return text.split("\n").flatMap((line, index) => {
      const place = `${path}:${index + 1}`;
      const found = words
        .filter(({ pattern }) => pattern.test(line))
        .map(({ problem }) => ({ place, problem }));
      const cited = designFile.exec(line)?.[0];
      if (cited === undefined || names.has(cited)) return found;
      return [
        ...found,
        { place, problem: `Cites ${cited}, which is no file of the project. Give the fact itself.` },
      ];
    });
  });
}

/** `resolved` keys, and addresses under any key but `url`, which names where to fund a package. */
function lockBreaches(path: string, lock: JsonValue | undefined): readonly Breach[] {
  if (!isJsonObject(lock)) return [];
  return Object.entries(lock).flatMap(([key, value]) => {
    const place = `${path} → ${key}`;
    if (key === "resolved") {
      return [{ place, problem: "Names a registry. Keep omit-lockfile-registry-resolved=true in .npmrc." }];
    }
    if (typeof value === "string" && /^https?:/.test(value) && !["url", "funding"].includes(key)) {
      return [{ place, problem: "Names an address. Leave it out." }];
    }
    return lockBreaches(place, value);
  });
}
