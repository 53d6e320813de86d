import path from "node:path";
import esbuild from "esbuild";

const mark = "?worker&url";

/**
 * Makes `import address from "./program.ts?worker&url"` the address of a file that holds that program, bundled,
 * for a worker to run; as Vite does.
 *
 * @returns {import('esbuild').Plugin}
 */
export function workerAddress() {
  return {
    name: "worker-address",
    setup(build) {
      build.onResolve({ filter: /\?worker&url$/ }, ({ path: asked, resolveDir }) => {
        const source = path.resolve(resolveDir, asked.slice(0, -mark.length));
        return { path: source.replace(/\.ts$/, ".js"), namespace: "worker", pluginData: source };
      });
      build.onLoad({ filter: /.*/, namespace: "worker" }, async ({ pluginData: source }) => {
        const { target, minify } = build.initialOptions;
        const { outputFiles, metafile } = await esbuild.build({
          entryPoints: [source],
          bundle: true,
          write: false,
          format: "iife",
          target,
          minify,
          metafile: true,
          logLevel: "warning",
        });
        const watchFiles = Object.keys(metafile.inputs).map((file) => path.resolve(file));
        return { contents: outputFiles[0]?.contents, loader: "file", watchFiles };
      });
    },
  };
}
