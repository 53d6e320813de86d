import path from "node:path";
import esbuild from "esbuild";

const folder = "src/client/service-worker";
const routes = "src/client/routes/";

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * Bundles the service worker, which caches the app shell and the files that every page needs to start offline, and
 * beside it the worker that replaces it when it is switched off.
 *
 * @param {Metafile} metafile of the client's build
 * @param {{ buildId: string, outdir: string, entry: string }} options the client's folder, and its entry's source
 */
export async function buildServiceWorker(metafile, { buildId, outdir, entry }) {
  const first = filesToKeep(metafile, entry);
  const others = Object.keys(metafile.outputs)
    .filter((file) => file.endsWith(".js") && !first.includes(file))
    .sort();
  /** @param {string[]} files */
  const addresses = (files) =>
    JSON.stringify(files.map((file) => `/${path.posix.relative(outdir, file)}`));
  await esbuild.build({
    entryPoints: {
      "service-worker": `${folder}/worker.ts`,
      "service-worker-off": `${folder}/off.ts`,
    },
    outdir,
    bundle: true,
    format: "iife",
    target: ["es2022", "chrome111", "firefox114", "safari16.4"],
    minify: true,
    define: {
      // In other modes Workbox validates arguments and writes a log.
      "process.env.NODE_ENV": '"production"',
      __SHELL_FILES__: addresses(first),
      __OTHER_FILES__: addresses(others),
      __BUILD_ID__: JSON.stringify(buildId),
    },
    logLevel: "warning",
  });
}

/**
 * Returns the files to precache: the initial scripts of the client and of the pages of all routes, styles and fonts.
 * Files that load on demand are cached when they are used, or when a page is idle.
 *
 * @param {Metafile} metafile
 * @param {string} entry
 * @returns {string[]} sorted, so that the same build always produces the same worker
 */
export function filesToKeep({ inputs, outputs }, entry) {
  const pages = Object.entries(inputs)
    .filter(([source]) => source.startsWith(routes))
    .flatMap(([, { imports }]) => imports.filter(({ kind }) => kind === "dynamic-import"));
  const starts = new Set([entry, ...pages.map(({ path: source }) => source)]);
  const needed = new Set(
    Object.keys(outputs).filter((file) => {
      const { entryPoint } = outputs[file] ?? {};
      return /\.(css|woff2)$/.test(file) || (entryPoint !== undefined && starts.has(entryPoint));
    }),
  );
  for (const file of needed) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement" && outputs[imported]) needed.add(imported);
    }
  }
  return [...needed].sort();
}
