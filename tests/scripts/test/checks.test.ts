import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allChecks } from "../../../scripts/test/checks.mjs";

const passing = { name: "passing", args: ["-e", "console.log('all is well')"] };
const failing = (name: string) => ({
  name,
  args: ["-e", `console.log("${name} out"); console.error("${name} err"); process.exit(2)`],
});
/** Runs checks in a separate program, which exits with 0 if they passed. */
function run(...checks: { name: string; args: string[] }[]) {
  const program = `const { runChecks } = await import("./scripts/test/checks.mjs");
    process.exit((await runChecks(${JSON.stringify(checks)})).length === 0 ? 0 : 9);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const state = { output: "" };
  child.stdout.on("data", (text: Buffer) => (state.output += String(text)));
  return { child, state, ended: once(child, "close") };
}

test("checks: prints one line per check and no output of passing ones", async () => {
  const { ended, state } = run(passing, { ...passing, name: "another" });
  expect(await ended).toEqual([0, null]);
  expect(state.output.split("\n").sort()).toEqual([
    "",
    expect.stringMatching(/^✓ another \(\d+\.\d s\)$/),
    expect.stringMatching(/^✓ passing \(\d+\.\d s\)$/),
  ]);
});

test("checks: prints the output of all failed checks after the lines of all checks", async () => {
  const { ended, state } = run(failing("first"), passing, failing("second"));
  expect(await ended).toEqual([9, null]);
  for (const name of ["first", "second"]) expect(state.output).toContain(`── ${name} ──`);
  expect(state.output.replaceAll(/\d+\.\d s/g, "… s")).toMatch(
    // The checks are listed in the order in which they end.
    /^([✓✗] (first|passing|second) \(… s\)\n){3}(\n── (first|second) ──\n\4 (out|err)\n\4 (out|err)\n){2}$/,
  );
});

test("checks: format and lint skip files that they do not handle", async () => {
  const limited = allChecks(["LICENSE", "__generated__/contract.ts"]);
  const { ended, state } = run(...limited.filter(({ name }) => /format|lint/.test(name)));
  expect(await ended, state.output).toEqual([0, null]);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "checks: %s ends the checks and their child processes",
  { tags: ["full"] },
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-checks-"));
    const mark = join(folder, "started");
    // Like the type checker, it starts another program, which holds the output pipe open while it runs.
    const inner = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, ""); setInterval(() => {}, 1000)`;
    const outer = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(inner)}], { stdio: "inherit" })`;
    const { child, ended } = run({ name: "endless", args: ["-e", outer] });
    await expect.poll(() => existsSync(mark)).toBe(true);
    child.kill(name);
    expect(await ended).toEqual([name === "SIGINT" ? 130 : 143, null]);
    await rm(folder, { recursive: true });
  },
);

test("checks: a second signal does not interrupt the cleanup of a run", async () => {
  const program = `const { onRunEnd, runNode } = await import("./scripts/test/processes.mjs");
    onRunEnd(() => new Promise((resolve) => {
      console.log("cleaning up");
      process.stdin.once("end", () => resolve(console.log("clean"))).resume();
    }));
    console.log("started");
    await runNode(["-e", "setInterval(() => {}, 1000)"], { isQuiet: true });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  let output = "";
  child.stdout.on("data", (text: Buffer) => (output += String(text)));
  const ended = once(child, "close");
  await expect.poll(() => output).toContain("started");
  child.kill("SIGINT");
  await expect.poll(() => output).toContain("cleaning up");
  child.kill("SIGINT");
  child.stdin.end();
  expect(await ended).toEqual([130, null]);
  expect(output).toMatch(/clean\n$/);
});
