import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Evaluates an expression in a program that can use `processes`, the module under test. */
function evaluate(expression: string): unknown {
  const program = `const processes = await import("./scripts/test/processes.mjs");
    console.log(JSON.stringify(await ${expression}));`;
  const args = ["--input-type=module", "-e", program];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

test("processes: runNode returns the exit code and all output", () => {
  const inner = "console.log(process.env.WORD); console.error('err'); process.exit(3)";
  const call = `processes.runNode(["-e", ${JSON.stringify(inner)}], { env: { WORD: "out" }, isQuiet: true })`;
  expect(evaluate(call)).toEqual({ code: 3, output: "out\nerr\n", isTimedOut: false });
});

test("processes: runNode ends a program that exceeds its time limit, and its child processes", () => {
  const inner =
    "require('node:child_process').execFileSync(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";
  const call = `processes.runNode(["-e", ${JSON.stringify(inner)}], { isQuiet: true, seconds: 0.5 })`;
  expect(evaluate(call)).toEqual({ code: 1, output: "", isTimedOut: true });
});

test("processes: isInstalled tells whether a program exists", () => {
  expect(evaluate('["node", "no-such-program"].map(processes.isInstalled)')).toEqual([true, false]);
});
