/** @returns {import('esbuild').BuildOptions} how the server, the import command and the workers are bundled */
export function serverOptions() {
  return {
    entryPoints: {
      main: "src/server/main.ts",
      import: "src/server/imports/cli.ts",
      "database-worker": "src/server/store/pglite/worker.ts",
      "draw-worker": "src/atlas/worker.ts",
    },
    outdir: "build/server",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  };
}
