import fc from "fast-check";
import { expect, test } from "vitest";
import { withHooks, withoutHooks } from "../../src/cli/settings-edit.ts";
import { findHooks } from "../../src/moves/found-wiring.ts";
import { wiringFor } from "../../src/moves/wiring.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../src/session/json-value.ts";

const wirings = ["2.1.332", "2.0.77"].map((version) => wiringFor(version, [".env"]));
const [modern] = wirings;
const program = "/opt/it's here/plugin/dist/hook.cjs";
const edited = (text: string): string => {
  if (modern === undefined) throw new Error("no wiring");
  return withHooks(text, modern, program, "FILE");
};

function parsed(text: string): JsonObject {
  const value = parseJson(text);
  if (!isJsonObject(value)) throw new Error(`no object: ${text}`);
  return value;
}

const command = fc.record({
  type: fc.constant("command"),
  command: fc.constantFrom("lint", "node other.cjs"),
});
const group = fc.record({
  matcher: fc.constantFrom("Bash", "*"),
  hooks: fc.array(command, { minLength: 1, maxLength: 2 }),
});
const groups = fc.array(group, { minLength: 1, maxLength: 2 });
const hooks = fc.dictionary(fc.constantFrom("PreToolUse", "Stop", "Notification"), groups, { minKeys: 1 });
const rest = {
  model: fc.constant("m"),
  env: fc.constant({ A: '"{[' }),
  permissions: fc.constant({ allow: [] }),
};
const settings = fc.record({ ...rest, hooks }, { requiredKeys: [] });
const text = fc
  .tuple(settings, fc.constantFrom("", " ", "  ", "    ", "\t"), fc.constantFrom("\n", "\r\n"), fc.boolean())
  .map(([value, indent, lineEnd, endsWithLine]) => {
    const written = JSON.stringify(value, null, indent).replaceAll("\n", lineEnd);
    return endsWithLine ? written + lineEnd : written;
  });

test("what install puts in is found, nothing else changes, and uninstall gives the file back byte for byte", () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...wirings), (before, wiring) => {
      const after = withHooks(before, wiring, program, "FILE");
      const found = findHooks(parsed(after)).map(({ event, matcher, by }) => ({ event, matcher, by }));
      const wanted = wiring.events.map((wired) => ({ ...wired, by: "install" }));
      expect(found).toHaveLength(wanted.length);
      expect(found).toEqual(expect.arrayContaining(wanted));
      expect(withoutHooks(after, "FILE")).toBe(before);
      expect(withoutHooks(before, "FILE")).toBe(before);
    }),
    { numRuns: 300 },
  );
});

test("a file of one's own stays as it is written around the wiring", () => {
  const before = "{\n  // none\n}".replace("// none", '"model": "m",\n  "hooks": {"Stop": [{"hooks": []}]}');
  const after = edited(before);
  expect(after.startsWith('{\n  "model": "m",\n  "hooks": {"Stop": [{"hooks": []}, {"hooks":[{')).toBe(true);
  expect(after.endsWith("}\n}")).toBe(true);
});

test("a missing file becomes one with the wiring alone, and empty again", () => {
  const after = edited("");
  expect(Object.keys(parsed(after))).toEqual(["hooks"]);
  expect(withoutHooks(after, "FILE")).toBe("{}\n");
  expect(withoutHooks("", "FILE")).toBe("");
});

test("a hook that a user added to a group of ours stays when ours goes", () => {
  const after = edited("{}");
  const own = '{"type":"command","command":"mine"}';
  const mixed = after.replace(/("matcher": "compact",\s+"hooks": \[)/, `$1${own}, `);
  expect(parsed(withoutHooks(mixed, "FILE"))).toEqual({
    hooks: { SessionStart: [{ matcher: "compact", hooks: [JSON.parse(own)] }] },
  });
});

test.each([
  ["[]", "It is no JSON object."],
  ["{", "It is no JSON object."],
  ['{"hooks":[]}', "Its 'hooks' are no object."],
  ['{"hooks":{},"hooks":{}}', "It has 'hooks' twice."],
  ['{"hooks":{"Stop":[],"Stop":[]}}', "Its hooks have 'Stop' twice."],
  ['{"hooks":{"Stop":{}}}', "Its hooks for 'Stop' are no list."],
])("%s is refused, since nothing in it could be changed without guessing", (odd, problem) => {
  const message = `FILE: ${problem} Put it right first; nothing was changed.`;
  expect(() => edited(odd)).toThrow(message);
  expect(() => withoutHooks(odd, "FILE")).toThrow(message);
});
