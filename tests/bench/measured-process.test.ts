// What is measured of a process is its own: all of its threads, its own peak, and an environment without what slows the
// start of node.

import { expect, test } from "vitest";
import { evaluateModule } from "./module-run.ts";

function measure(
  script: string,
  before = "",
  environment: Readonly<Record<string, string>> = {},
): Readonly<Record<string, unknown>> {
  const found = evaluateModule(
    `import { measureNode } from "./bench/measured-process.mjs"; ${before};
     process.stdout.write(JSON.stringify(measureNode(["-e", ${JSON.stringify(script)}])));`,
    environment,
  );
  if (typeof found !== "object" || found === null) throw new Error("It measured nothing.");
  return { ...found };
}

function figure(found: Readonly<Record<string, unknown>>, name: string): number {
  const value = found[name];
  if (typeof value !== "number") throw new Error(`${name} is no number.`);
  return value;
}

test("the peak counts memory that was given back", () => {
  const found = measure("let big = Buffer.alloc(300e6, 1); big = null; globalThis.gc?.()");
  expect(figure(found, "peakBytes")).toBeGreaterThan(300e6);
});

test.runIf(process.platform === "linux")("the peak leaves out what the process that started it holds", () => {
  const found = measure("", "globalThis.held = Buffer.alloc(400e6, 1)");
  expect(figure(found, "peakBytes")).toBeLessThan(200e6);
});

test("CPU time counts worker threads", () => {
  const spin = "while (process.cpuUsage().user + process.cpuUsage().system < 4e5);";
  const found = measure(`new (require("worker_threads").Worker)(${JSON.stringify(spin)}, { eval: true })`);
  expect(figure(found, "cpuMs")).toBeGreaterThanOrEqual(400);
});

test("a measured process sees neither NODE_EXTRA_CA_CERTS nor NODE_OPTIONS, and every other variable", () => {
  const names = ["NODE_EXTRA_CA_CERTS", "NODE_OPTIONS", "DETENT_PROBE"];
  const script = `process.stdout.write(${JSON.stringify(names)}.map((name) => process.env[name]).join())`;
  const environment = {
    NODE_EXTRA_CA_CERTS: "/dev/null",
    NODE_OPTIONS: "--no-warnings",
    DETENT_PROBE: "seen",
  };
  expect(measure(script, "", environment)).toMatchObject({ stdout: ",,seen" });
});

test("a process that fails has no measurement", () => {
  expect(() => measure("process.stderr.write('it broke'); process.exitCode = 3")).toThrow(
    /ended with 3: it broke/,
  );
});
