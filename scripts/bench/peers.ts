import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import esbuild from "esbuild";
import { fingerprint, isFresh } from "../lib/fingerprint.mjs";

const sources = "scripts/bench/peers";
/** Installation folder, apart from their sources so that no tool of this project scans it. */
const installed = resolve("build/bench/peers");

type Manifest = { dependencies: Record<string, string> };

/** Installs the peers of the benchmarks by their own lockfile, unless they are installed. */
export async function installPeers(): Promise<void> {
  const mark = `${installed}/node_modules/.installed`;
  const lock = fingerprint([`${sources}/package-lock.json`]);
  mkdirSync(installed, { recursive: true });
  for (const entry of readdirSync(installed)) {
    if (entry !== "node_modules") rmSync(`${installed}/${entry}`, { recursive: true });
  }
  cpSync(sources, installed, { recursive: true });
  if (isFresh(mark, lock)) return;
  process.stderr.write("Installing the peers (about 900 MB in build/bench) …\n");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["ci", ...options], {
    cwd: installed,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("The peers could not be installed.");
  await writeFile(mark, `${lock}\n`);
}

/** Returns the measured version of a peer. */
export function peerVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(`${sources}/package.json`, "utf8")) as Manifest;
  return manifest.dependencies[name] ?? "unknown";
}

/** Files of a bundle that its page references. */
export type PeerBundle = { script: string; styles: string[]; preloads: string[] };

/**
 * Bundles a peer's program for production, split at dynamic imports, with a Brotli file beside every text file.
 *
 * @param entry below the peers' folder, such as `viewers/mirador.js`
 * @param folder output folder, which is emptied first
 */
export async function bundlePeer(entry: string, folder: string): Promise<PeerBundle> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    absWorkingDir: installed,
    entryPoints: [entry],
    entryNames: "[name]-[hash]",
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', global: "globalThis" },
    loader: Object.fromEntries(
      [".png", ".gif", ".svg", ".woff", ".woff2", ".ttf", ".eot"].map((name) => [name, "file"]),
    ),
    logLevel: "error",
  });
  const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);
  const main = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!main) throw new Error(`${entry} was not bundled.`);
  const imports = new Set([main[0]]);
  for (const file of imports) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") imports.add(path);
    }
  }
  await Promise.all(readdirSync(folder).map((name) => compress(`${folder}/${name}`)));
  return {
    script: nameOf(main[0]),
    styles: main[1].cssBundle ? [nameOf(main[1].cssBundle)] : [],
    preloads: [...imports].slice(1).map(nameOf),
  };
}

const pack = promisify(brotliCompress);

/** Writes a Brotli file beside a text file. */
export async function compress(file: string): Promise<void> {
  if (!/\.(html|js|css|svg|json)$/.test(file) || existsSync(`${file}.br`)) return;
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await pack(text, { params }));
}
