// Prepares a checkout to run: installs the dependencies of the lockfile and builds if the build is stale. Uses only
// Node's own modules, because a fresh clone has no packages.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fingerprint, isFresh } from "./fingerprint.mjs";

/** Inputs of the build. */
export const buildInputs = [
  "package-lock.json",
  "schema.graphql",
  "relay.config.json",
  "src",
  "scripts/build.mjs",
  "scripts/generate.mjs",
  "scripts/lib",
];

/** Ends the program with a message if this version of Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Vitrine needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}

/** Installs the dependencies if they are missing or differ from the lockfile. */
export function install() {
  if (isInstalled()) return;
  process.stdout.write("Installing dependencies …\n");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Returns whether the packages that npm lists as installed match the lockfile. */
function isInstalled() {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const installed = packagesIn(installedList);
  return Object.entries(packagesIn("package-lock.json")).every(
    ([place, { version, optional }]) =>
      place === "" || optional || installed[place]?.version === version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version: string; optional?: boolean }>} packages by path
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

/** Returns whether the build is up to date with the sources. */
export function isBuilt() {
  return (
    existsSync("build/server/main.mjs") && isFresh("build/fingerprint", fingerprint(buildInputs))
  );
}

/** Installs and builds what is missing or stale. */
export function prepare() {
  requireNode();
  install();
  if (isBuilt()) return;
  process.stdout.write("Building …\n");
  run(process.execPath, ["scripts/build.mjs"]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    shell: process.platform === "win32" && command === "npm",
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Prints a message and exits with code 1.
 *
 * @param {string} sentence why
 * @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
