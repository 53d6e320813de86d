import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a tool with a command line that it rejects, or that requests help. */
const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], { encoding: "utf8" });

const [tests, mutations] = ["scripts/test.mjs", "scripts/mutations.mjs"];

test.each([
  [tests, ["--every"], "Unknown option '--every'."],
  [tests, ["--seed", "x"], "--seed takes a whole number of at most nine digits."],
  [tests, ["--changed", "albums"], "--changed takes no pattern and no --all."],
  [tests, ["--changed", "--all"], "--changed takes no pattern and no --all."],
  [mutations, ["--every"], "Unknown option '--every'."],
  [mutations, ["albums"], "Unexpected argument 'albums'."],
  [mutations, ["--count", "1.5"], "--count takes a whole number above 0, --seed a whole number."],
  [mutations, ["--commit", "no-such"], "There is no commit no-such."],
])("options: %s rejects %j with a one-sentence message", (tool, args, sentence) => {
  expect(run(tool, ...args)).toMatchObject({
    status: 2,
    stdout: "",
    stderr: `${sentence} --help lists the options.\n`,
  });
});

test.each([tests, mutations])("options: %s --help prints its usage", (tool) => {
  expect(run(tool, "--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("--seed"),
    stderr: "",
  });
});
