// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

/** The oldest version with which the browser tests passed. */
const oldestMajor = 143;

// The headless shell starts faster than a whole browser of the same version.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {string | undefined} the newest Chromium or Chrome on this machine that starts, including Playwright's */
function installedChromium() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const all = [...onPath, ...places, chromium.executablePath()].filter((file) => existsSync(file));
  // Several names can refer to one program. Some programs must be started by one of their names.
  const programs = new Map(all.toReversed().map((file) => [realpathSync(file), file]));
  /** @type {{ file: string, major: number } | undefined} */
  let newest;
  for (const file of all.filter((one) => programs.get(realpathSync(one)) === one)) {
    const major = majorVersion(file);
    if (major !== null && major > (newest?.major ?? 0)) newest = { file, major };
  }
  return newest?.file;
}

/** Lets Playwright download its own Chromium; without internet access this fails within two minutes. */
function installPlaywrightChromium() {
  const program = path.resolve("node_modules/playwright-core/cli.js");
  spawnSync(process.execPath, [program, "install", "chromium"], {
    stdio: "ignore",
    timeout: 120_000,
  });
}

/** Installs Debian's package; requires root. */
function installDebianChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = {
    stdio: /** @type {const} */ ("ignore"),
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update"], options);
  spawnSync(
    "apt-get",
    ["install", "-y", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"],
    options,
  );
}

/**
 * @returns {string} path of a Chromium that starts
 * @throws {Error} with a message that says how to install one
 */
export function findChromium() {
  const chosen = process.env.VITRINE_CHROMIUM;
  if (chosen) {
    if (majorVersion(chosen) !== null) return chosen;
    throw new Error(`VITRINE_CHROMIUM names ${chosen}, which does not start.`);
  }
  const found = installedChromium();
  if (found) return found;
  process.stdout.write("Installing Chromium for the browser tests …\n");
  for (const installOne of [installPlaywrightChromium, installDebianChromium]) {
    installOne();
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one (Debian: apt install chromium-headless-shell), or set VITRINE_CHROMIUM to its path.",
  );
}

/**
 * Determines the version of a Chromium by starting it.
 *
 * @param {string} file
 * @returns {number | null} the major version; null if it does not start
 */
function majorVersion(file) {
  const { stdout, status } = spawnSync(file, ["--version"], {
    encoding: "utf8",
    timeout: 60_000,
  });
  const [, major] = /(\d+)\.\d+\.\d+/.exec(stdout ?? "") ?? [];
  return status === 0 && major ? Number(major) : null;
}

/**
 * @param {string} file path of a Chromium
 * @returns {string | null} a warning if the tests may fail because this Chromium is too old
 */
export function ageOfChromium(file) {
  const major = majorVersion(file);
  if (major === null || major >= oldestMajor) return null;
  return `${file} is Chromium ${major}, which is older than ${oldestMajor}, the oldest with which the tests passed. The browser tests may fail.`;
}
