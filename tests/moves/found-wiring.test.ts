import { expect, test } from "vitest";
import { findHooks, readWiredHook } from "../../src/moves/found-wiring.ts";
import { hookGroup, settingsHook, wiringFor } from "../../src/moves/wiring.ts";

test("what install writes is found as such, in either form", () => {
  for (const [version, form] of [
    ["2.1.332", "exec"],
    ["2.0.77", "shell"],
  ] as const) {
    const entry = settingsHook(form, "/it's here/plugin/dist/hook.cjs");
    const { events } = wiringFor(version);
    const hooks = Object.fromEntries(events.map((wired) => [wired.event, [hookGroup(wired, entry)]]));
    expect(findHooks({ hooks })).toEqual(
      events.map((wired) => ({ ...wired, form, by: "install", program: "/it's here/plugin/dist/hook.cjs" })),
    );
  }
});

test("what a person wired is found, and is not what install wrote", () => {
  const command = (command: string, ...args: readonly string[]) =>
    readWiredHook({ type: "command", command, ...(args.length > 0 ? { args } : {}) });
  expect(command("detent hook")).toEqual({ form: "shell", by: "by hand", program: null });
  expect(command("/usr/bin/detent hook")).toMatchObject({ by: "by hand" });
  expect(command("detent", "hook")).toEqual({ form: "exec", by: "by hand", program: null });
  const program = "/opt/detent/plugin/dist/hook.cjs";
  expect(command("node", program)).toEqual({ form: "exec", by: "by hand", program });
  expect(command(`node '${program}'`)).toEqual({ form: "shell", by: "by hand", program });
});

test("hooks of others are none of ours", () => {
  for (const entry of [
    { type: "command", command: "node", args: ["/other/dist/hook.cjs"] },
    { type: "command", command: "node", args: ["/detent/dist/hook.cjs", "a", "b"] },
    { type: "command", command: "node '/other/hook.cjs'" },
    { type: "command", command: "echo detent hook; true" },
    { type: "command", command: "notdetent hook" },
    { type: "http", command: "detent hook", url: "u" },
    { type: "command" },
    {},
  ]) {
    expect([entry, readWiredHook(entry)]).toEqual([entry, null]);
  }
});

test("settings of any shape hold no hook of ours", () => {
  for (const hooks of [null, [], "x", { Stop: {} }, { Stop: [1, { hooks: 2 }, { hooks: [null] }] }]) {
    expect(findHooks({ hooks })).toEqual([]);
  }
});
