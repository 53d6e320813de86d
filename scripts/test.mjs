// `npm test`: everything that must hold, cheapest first. Ends with a line of counts.
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fail, install, prepare, requireNode } from "./lib/prepare.mjs";
import { readOutputs, routeSizes, sizeLine } from "./lib/route-sizes.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
requireNode();
install();

const bin = (/** @type {string} */ name) => `node_modules/${name}`;
const checks = [
  {
    name: "format",
    program: bin("prettier/bin/prettier.cjs"),
    args: ["--check", "--log-level=warn", "."],
  },
  { name: "generated files", program: "scripts/generate.mjs", args: ["--check"] },
  { name: "types", program: bin("typescript-native/bin/tsc"), args: ["--noEmit", "-p", "."] },
  { name: "lint", program: bin("eslint/bin/eslint.js"), args: ["--max-warnings", "0", "."] },
  {
    name: "dependency direction",
    program: bin("dependency-cruiser/bin/dependency-cruise.mjs"),
    args: ["src", "--config", ".dependency-cruiser.cjs", "--output-type", "err"],
  },
];

for (const { name, program, args } of checks) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: "inherit" });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (status !== 0) fail(`✗ ${name} (${seconds} s)`);
  process.stdout.write(`✓ ${name} (${seconds} s)\n`);
}

prepare();
checkSizes();
const { findChromium } = await import("./lib/chromium.mjs");
try {
  process.env.VITRINE_CHROMIUM = findChromium();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const results = "build/test-results.json";
rmSync(results, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    bin("vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    "--reporter=./scripts/lib/run-twice-reporter.mjs",
    `--outputFile.json=${results}`,
  ],
  { stdio: "inherit" },
);
if (!existsSync(results)) fail("The tests ended without a result.");
const counts = JSON.parse(readFileSync(results, "utf8"));
const skipped = counts.numPendingTests + counts.numTodoTests;
process.stdout.write(
  `\n${counts.numPassedTests} passed, ${counts.numFailedTests} failed${skipped ? `, ${skipped} skipped` : ""}\n`,
);
process.exit(status ?? 1);

/** Ends the run if a route sends more JavaScript than it may. */
function checkSizes() {
  const outputs = readOutputs();
  const sizes = routeSizes(outputs);
  process.stdout.write(sizes.map((size) => `${sizeLine(outputs, size)}\n`).join(""));
  if (sizes.some(({ bytes, budget }) => bytes > budget * 1000)) fail("✗ sizes");
}
