import { expect, it } from "vitest";
import { recordedBytesMax, recordFile } from "../../src/moves/record-file.ts";
import { addressOf } from "../../src/moves/store/address.ts";
import { known, unknown, type World } from "../../src/moves/world.ts";
import { readHookEvent } from "../../src/session/hook-event.ts";
import { worldOf } from "./fixture-world.ts";

const event = readHookEvent({ hook_event_name: "FileChanged", file_path: "/w/a" });
function effectsOf(world: World) {
  if (event === null) throw new Error("not an event");
  return recordFile("m", event, "/w/a", world, { n: 1 });
}

it("puts the bytes, and its row names address, path and size", () => {
  expect(effectsOf(worldOf({ files: { "/w/a": { text: "é" } } }))).toMatchObject({
    isKnown: true,
    value: [
      { kind: "put", content: Buffer.from("é") },
      {
        kind: "row",
        row: {
          address: addressOf("é"),
          chars: null,
          detail: { n: 1, path: "/w/a", state: "file", bytes: 2 },
        },
      },
    ],
  });
});

it("copies a file of exactly the largest size, and none above it", () => {
  const at = worldOf({ files: { "/w/a": { bytes: recordedBytesMax } } });
  expect(effectsOf(at)).toMatchObject({ isKnown: false, question: { kind: "file bytes" } });
  const above = effectsOf(worldOf({ files: { "/w/a": { bytes: recordedBytesMax + 1 } } }));
  expect(above).toMatchObject({ value: [{ kind: "row", row: { address: null } }] });
});

it("says that a file is absent, also where it goes between its size and its bytes", () => {
  const absent = { value: [{ kind: "row", row: { detail: { state: "absent" } } }] };
  expect(effectsOf(worldOf({}))).toMatchObject(absent);
  const world = worldOf({ files: { "/w/a": { text: "x" } } });
  const read = () => known({ kind: "absent" } as const);
  expect(effectsOf({ ...world, workspace: { ...world.workspace, read } })).toMatchObject(absent);
});

it("records nothing of what is no regular file, and hands on what is not known", () => {
  expect(effectsOf(worldOf({ files: { "/w/a": "other" } }))).toEqual(known([]));
  expect(effectsOf(worldOf({ files: { "/w/a": "unknown" } }))).toEqual(
    unknown("file size", "/w/a", "The line says so."),
  );
});
