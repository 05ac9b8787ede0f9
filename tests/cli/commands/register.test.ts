import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { register } from "../../../src/cli/commands/register.ts";
import { protocolText } from "../../measure/protocol-text.ts";
import { type Workplace, workplace } from "./loaded-database.ts";

function planned(text = protocolText): Workplace & { readonly plan: string; readonly registry: string } {
  const place = workplace();
  const plan = join(place.folder, "plan.yaml");
  writeFileSync(plan, text);
  return { ...place, plan, registry: join(place.folder, "reports", "registrations") };
}

it("detent register: previews and writes nothing without --seal", async () => {
  const { run, plan, registry } = planned();
  const { exitCode, stdout, stderr } = await run(register, plan);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Preview of 0001-[0-9a-f]{12}\.json: Fewer calls\n/);
  expect(stdout).toContain("Primary: bash_calls in BE, goal -50 %, falsified short of -20 %");
  expect(stdout).toContain("Watermark: 0 before, 0 after, latest start none");
  expect(stdout).toContain("Evidence: clock only (the protocol is not tracked by git).");
  expect(stderr).toContain(
    "Nothing was written: --seal writes the record, under a name that its time decides.",
  );
  expect(existsSync(registry)).toBe(false);
});

it("detent register: seals once per call, each record after the one before, and lists them", async () => {
  const { run, plan, registry } = planned();
  await run(register, plan, "--seal");
  const second = await run(register, plan, "--seal", "--amends", "1", "--json");
  expect(JSON.parse(second.stdout)).toMatchObject({ shape: "detent.registration/1", isSealed: true });
  const [first, other] = readdirSync(registry).sort();
  expect(other).toMatch(/^0002-/);
  const record = JSON.parse(readFileSync(join(registry, other ?? ""), "utf8"));
  expect(record.previous.slice(0, 12)).toBe(first?.slice(5, 17));
  expect(record.amends).toBe(record.previous);
  expect(record.definitions).toEqual({ bash_calls: 1, requests: 1, counting: 1 });
  const list = await run(register, "--list");
  expect(list.exitCode).toBe(0);
  expect(
    list.stdout
      .split("\n")
      .slice(1, 3)
      .map((line) => line.split(/ {2,}/)[1]),
  ).toEqual(["sealed", "sealed"]);
  expect(list.stdout).toContain(`(amends ${first})`);
});

it("detent register: verifies the chain with 0, and with 1 names the record that was edited", async () => {
  const { run, plan, registry } = planned();
  const none = await run(register, "--verify");
  expect(none).toMatchObject({ exitCode: 0 });
  expect(none.stdout).toContain("There are no records in ");
  expect(none.stdout).not.toContain("every link holds");
  await run(register, plan, "--seal");
  const sound = await run(register, "--verify");
  expect(sound).toMatchObject({ exitCode: 0 });
  expect(sound.stdout).toContain("1 record, every link holds. Head: ");
  expect(sound.stdout).toContain("cannot be detected without a copy of its head");
  const [name = ""] = readdirSync(registry);
  writeFileSync(join(registry, name), readFileSync(join(registry, name), "utf8").replace("-20", "-10"));
  const edited = await run(register, "--verify");
  expect(edited.exitCode).toBe(1);
  expect(edited.stdout).toContain(
    `${name}: Its content does not have the hash that it carries: it was edited.`,
  );
  expect((await run(register, plan, "--seal")).stderr).toContain("The registry is broken at");
  expect(readdirSync(registry)).toHaveLength(1);
});

it("detent register: finds with --head that the chain was cut off", async () => {
  const { run, plan } = planned();
  await run(register, plan, "--seal");
  const { exitCode, stdout } = await run(register, "--verify", "--head", "0123456789ab");
  expect(exitCode).toBe(1);
  expect(stdout).toContain("the chain was cut off or rewritten since");
  const json = await run(register, "--verify", "--json");
  const { head } = JSON.parse(json.stdout);
  expect((await run(register, "--verify", "--head", head)).exitCode).toBe(0);
});

it("detent register: prints every fault of a protocol with file and line, and ends with 4", async () => {
  const { run, plan, registry } = planned(
    protocolText.replace("bash_calls", "bash_cals").replace("-20", "5"),
  );
  const { exitCode, stdout, stderr } = await run(register, plan, "--seal");
  expect(exitCode).toBe(4);
  expect(stdout).toBe("");
  expect(stderr).toContain('plan.yaml:12: There is no metric "bash_cals".');
  expect(stderr).toContain("plan.yaml:16: The falsification line 5 is not between 0 and the goal.");
  expect(existsSync(registry)).toBe(false);
});

it("detent register: needs a file that exists, or one of its other forms", async () => {
  const { run } = planned();
  expect(await run(register)).toMatchObject({ exitCode: 2 });
  expect(await run(register, "missing.yaml")).toMatchObject({ exitCode: 4 });
  expect(await run(register, ".")).toMatchObject({ exitCode: 4 });
});

it("detent register: takes a file from outside as evidence only where it holds the hash of the plan", async () => {
  const { run, plan, folder } = planned();
  const hash = createHash("sha256").update(protocolText).digest("hex");
  writeFileSync(join(folder, "stamp.txt"), `sha256 ${hash}\n`);
  const { exitCode, stdout } = await run(register, plan, "--proof", "stamp.txt");
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /Evidence: external proof file \(file of sha256 [0-9a-f]{64}, which holds the hash of the protocol's file\)/,
  );
  expect(stdout).toContain("Whether its maker can be trusted was not checked.");
  writeFileSync(join(folder, "stamp.txt"), "nothing");
  const other = await run(register, plan, "--proof", "stamp.txt");
  expect(other).toMatchObject({ exitCode: 4, stdout: "" });
  expect(other.stderr).toContain(`Have ${hash} proved`);
  expect((await run(register, plan, "--proof", "none.txt")).stderr).toContain(
    "none.txt: There is no such file.",
  );
});

it("detent register: says of a plan without a before side that nothing can be planned", async () => {
  const { run, plan } = planned();
  expect((await run(register, plan)).stdout).toContain(
    "Planned power of bash_calls in BE: none, the before side has no spread to plan with yet.",
  );
});

it("detent register: only a plan that rests on classes of commands is sealed with the classifier", async () => {
  const classifierOf = async (text: string): Promise<string | null> => {
    const { run, plan } = planned(text);
    return JSON.parse((await run(register, plan, "--json")).stdout).record.classifier;
  };
  expect(await classifierOf(protocolText)).toBeNull();
  const classed = protocolText.replaceAll("bash_calls", "mechanical_bash_calls");
  expect(await classifierOf(classed)).toMatch(/^[0-9a-f]{64}$/);
});
