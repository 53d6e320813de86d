import { randomUUID } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folder of the bundles. A test run sets a separate folder, in which its programs share bundles. */
const { VITRINE_TEST_BUNDLES: shared } = process.env;
const folder = path.join(root, shared ?? "build/run-source");

/**
 * Replaces `import.meta.url` by the address of the source file, so that the program finds migrations and workers beside
 * it.
 *
 * @type {import("esbuild").Plugin}
 */
const sourceAddress = {
  name: "source-address",
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href);
      const source = await readFile(file, "utf8");
      return { contents: source.replaceAll("import.meta.url", address), loader: "ts" };
    });
  },
};

/** Deletes the bundle as soon as it runs, so that no file remains regardless of how the process ends. */
const removeItself = `import { rmSync as remove } from "node:fs"; remove(new URL(import.meta.url));`;

/**
 * Runs a program from its TypeScript source in the current thread or process. Bundles the program first, which takes a
 * fraction of the time that tsx needs to load all its modules.
 *
 * @param {URL} program the address of its first module
 */
export async function runSource(program) {
  const source = fileURLToPath(program);
  const name = shared ? path.relative(root, source).replace(/\W/g, "-") : randomUUID();
  const bundle = path.join(folder, `${name}.mjs`);
  if (!existsSync(bundle)) await bundleSource(source, bundle);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
}

/**
 * @param {string} source path of the first module
 * @param {string} bundle path of the file, which is written atomically
 */
async function bundleSource(source, bundle) {
  // Loading esbuild takes as long as bundling a program.
  const [{ default: esbuild }, { nodeOptions }] = await Promise.all([
    import("esbuild"),
    import("./server-build.mjs"),
  ]);
  const draft = path.join(folder, `${randomUUID()}.draft.mjs`);
  await esbuild.build({
    ...nodeOptions,
    entryPoints: [source],
    outfile: draft,
    ...(!shared && { banner: { js: removeItself } }),
    sourcemap: "inline",
    plugins: [sourceAddress],
  });
  await esbuild.stop();
  renameSync(draft, bundle);
}
