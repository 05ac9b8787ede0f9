// The shapes of the commands around the hook, as docs/json.md describes them. Strict, like the others.

import * as z from "zod/mini";

const unknownText = z.nullable(z.string());
const count = z.number().check(z.nonnegative(), z.int());

const wiredEvent = z.strictObject({ event: z.string(), matcher: unknownText });
const install = z.strictObject({
  shape: z.literal("detent.install/1"),
  settings: z.string(),
  client: z.string(),
  program: z.string(),
  isInstalled: z.boolean(),
  isApplied: z.boolean(),
  form: z.enum(["exec", "shell"]),
  events: z.array(wiredEvent),
  leftOut: z.array(z.strictObject({ event: z.string(), why: z.string() })),
});

const uninstall = z.strictObject({
  shape: z.literal("detent.uninstall/1"),
  settings: z.string(),
  events: z.array(z.string()),
  byHand: z.array(z.string()),
  isApplied: z.boolean(),
});

const flow = z.tuple([z.string(), z.string()]);
const cell = z.union([
  z.strictObject({
    state: z.enum(["SERVED", "PARTIAL"]),
    flow,
    by: z.array(z.string()),
    limit: z.nullable(z.strictObject({ ceiling: z.string(), reason: z.string() })),
  }),
  z.strictObject({
    state: z.literal("VOID"),
    flow,
    void: z.strictObject({ reason: z.string(), tried: z.array(z.string()) }),
  }),
]);
const operand = { name: z.string(), source: z.string() };
const status = z.strictObject({
  shape: z.literal("detent.status/1"),
  project: z.string(),
  version: z.string(),
  hook: z.string(),
  wired: z.array(
    z.strictObject({
      place: z.string(),
      by: z.enum(["plugin", "install", "by hand"]),
      program: unknownText,
      events: z.array(z.string()),
    }),
  ),
  cells: z.array(cell),
  operands: z.array(z.strictObject({ ...operand, value: z.string() })),
  ignored: z.array(z.strictObject({ ...operand, given: z.string(), used: z.string(), why: z.string() })),
  storeFolder: unknownText,
  store: z.nullable(
    z.strictObject({ objects: count, bytes: count, firings: count, faults: count, since: unknownText }),
  ),
  drift: z.array(z.string()),
});

const doctor = z.strictObject({
  shape: z.literal("detent.doctor/1"),
  checks: z.array(
    z.strictObject({
      check: z.string(),
      verdict: z.enum(["good", "bad", "note"]),
      finding: z.string(),
    }),
  ),
});

const voided = z.strictObject({ what: z.string(), reason: z.string(), tried: z.array(z.string()) });
const moves = z.strictObject({
  shape: z.literal("detent.moves/1"),
  moves: z.array(
    z.strictObject({
      name: z.string(),
      tier: z.string(),
      seams: z.array(z.strictObject({ event: z.string(), tool: unknownText })),
      decides: z.array(z.string()),
      flows: z.array(flow),
      operands: z.array(z.string()),
      asks: z.array(z.string()),
      why: z.string(),
      doesNotTouch: z.string(),
      clients: z.strictObject({ verified: z.array(z.string()), note: z.string() }),
      inactive: z.nullable(voided),
      voids: z.array(voided),
    }),
  ),
});

/** By the name that a document carries in `shape`. */

/** By shape, as the others are. */
export const hookJsonShapes = {
  "detent.install/1": install,
  "detent.uninstall/1": uninstall,
  "detent.status/1": status,
  "detent.doctor/1": doctor,
  "detent.moves/1": moves,
} as const;
