import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import esbuild from "esbuild";

/** Bundles the server and lays beside it the migrations and an empty database ready to be copied. */
export async function buildServer() {
  await esbuild.build(serverOptions());
  copyMigrations();
  const maker = spawn(
    process.execPath,
    ["build/server/make-database.mjs", "build/server/new-database"],
    {
      stdio: "inherit",
    },
  );
  const [code] = await once(maker, "exit");
  if (code !== 0) throw new Error("The empty database could not be made.");
}

/** Lays the migrations where the bundle looks for them. */
export function copyMigrations() {
  cpSync("src/server/store/migrations", "build/server/migrations", { recursive: true });
}

/** @returns {import('esbuild').BuildOptions} how the server, the import command and the workers are bundled */
export function serverOptions() {
  return {
    entryPoints: {
      main: "src/server/main.ts",
      import: "src/server/imports/cli.ts",
      "database-worker": "src/server/store/pglite/worker.ts",
      "make-database": "src/server/store/pglite/make-database.ts",
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
