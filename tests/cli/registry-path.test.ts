import { describe, expect, it } from "vitest";
import { registryPath } from "../../src/cli/registry-path.ts";

describe("the registry's folder", () => {
  it("is reports/registrations below the current folder, or what --registry names", () => {
    expect(registryPath({}, "/work-folder")).toBe("/work-folder/reports/registrations");
    expect(registryPath({ registry: "plans" }, "/work-folder")).toBe("/work-folder/plans");
    expect(registryPath({ registry: "/elsewhere" }, "/work-folder")).toBe("/elsewhere");
    expect(() => registryPath({ registry: "" }, "/work-folder")).toThrow("The folder's name is empty.");
  });
});
