import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import esbuild from "esbuild";
import { nodeOptions } from "./server-build.mjs";

const folder = fileURLToPath(new URL("../../build/run-source", import.meta.url));

/**
 * Replaces `import.meta.url` by the address of the source file, which finds migrations and workers beside it.
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

/** Removes the bundle as soon as it runs, so that no file is left however its process ends. */
const removeItself = `import { rmSync as remove } from "node:fs"; remove(new URL(import.meta.url));`;

/**
 * Runs a program from its TypeScript source in the thread or process that calls it. It bundles the program first, which
 * takes a fraction of the time in which tsx loads all its modules.
 *
 * @param {URL} program the address of its first module
 */
export async function runSource(program) {
  const outfile = path.join(folder, `${randomUUID()}.mjs`);
  await esbuild.build({
    ...nodeOptions,
    entryPoints: [fileURLToPath(program)],
    outfile,
    banner: { js: removeItself },
    sourcemap: "inline",
    plugins: [sourceAddress],
  });
  await esbuild.stop();
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(outfile).href);
}
