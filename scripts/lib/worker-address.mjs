import path from "node:path";
import esbuild from "esbuild";

const mark = "?worker&url";

/**
 * Resolves `import address from "./program.ts?worker&url"` to the address of a file with that program, bundled for a
 * worker, as Vite does.
 *
 * @returns {import('esbuild').Plugin}
 */
export function workerAddress() {
  return {
    name: "worker-address",
    setup(build) {
      const { target, minify, absWorkingDir = process.cwd() } = build.initialOptions;
      build.onResolve({ filter: /\?worker&url$/ }, ({ path: asked, resolveDir }) => {
        const source = path.resolve(resolveDir, asked.slice(0, -mark.length));
        // File names are derived from this path, so it must not depend on the folder of the project.
        const relative = path.relative(absWorkingDir, source).replaceAll("\\", "/");
        const name = relative.replace(/\.ts$/, ".js");
        return { path: name, namespace: "worker", pluginData: source };
      });
      build.onLoad({ filter: /.*/, namespace: "worker" }, async ({ pluginData: source }) => {
        const { outputFiles, metafile } = await esbuild.build({
          absWorkingDir,
          entryPoints: [source],
          bundle: true,
          write: false,
          format: "iife",
          target,
          minify,
          metafile: true,
          logLevel: "warning",
        });
        const watchFiles = Object.keys(metafile.inputs).map((file) =>
          path.resolve(absWorkingDir, file),
        );
        return { contents: outputFiles[0]?.contents, loader: "file", watchFiles };
      });
    },
  };
}
