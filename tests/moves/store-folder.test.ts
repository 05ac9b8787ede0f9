import { expect, test } from "vitest";
import { homeFolder, projectRoot, storeFolder } from "../../src/moves/store-folder.ts";

const usual = { storeDir: null };

test("the store is where the operand says, else in the XDG data folder, else in the home", () => {
  const env = { HOME: "/home/dev", XDG_DATA_HOME: "/data" };
  expect(storeFolder({ storeDir: "/s" }, env)).toBe("/s");
  expect(storeFolder(usual, env)).toBe("/data/detent/store");
  expect(storeFolder(usual, { HOME: "/home/dev" })).toBe("/home/dev/.local/share/detent/store");
});

test("a relative data folder and a relative home are none", () => {
  expect(storeFolder(usual, { HOME: "/h", XDG_DATA_HOME: "data" })).toBe("/h/.local/share/detent/store");
  expect(storeFolder(usual, { HOME: "home", XDG_DATA_HOME: "" })).toBeNull();
  expect(storeFolder(usual, {})).toBeNull();
  expect([homeFolder({ USERPROFILE: "C:\\Users\\dev" }), homeFolder({ USERPROFILE: "dev" })]).toEqual([
    "C:\\Users\\dev",
    null,
  ]);
});

test("a project is what the client says, else the event's folder, without an ending slash", () => {
  expect(projectRoot({ CLAUDE_PROJECT_DIR: "/p/" }, "/p/sub")).toBe("/p");
  expect(projectRoot({}, "/p/sub//")).toBe("/p/sub");
  expect(projectRoot({ CLAUDE_PROJECT_DIR: "p" }, "/q")).toBe("/q");
  expect(projectRoot({}, "/")).toBe("/");
});
