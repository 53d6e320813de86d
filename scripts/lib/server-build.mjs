import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, renameSync } from "node:fs";
import esbuild from "esbuild";

/** Bundles the server and copies the migrations beside it. */
export async function buildServer() {
  await esbuild.build(serverOptions());
  copyMigrations();
}

/**
 * Creates an empty database beside the server, as a template to copy. This is the slowest step, so the build starts it
 * first. If the build is interrupted, there is no database.
 */
export async function makeDatabase() {
  const program = "src/server/store/pglite/make-database.ts";
  const draft = "build/server/new-database.draft";
  const maker = spawn(process.execPath, ["--import", "tsx", program, draft], { stdio: "inherit" });
  const [code] = await once(maker, "exit");
  if (code !== 0) throw new Error("The empty database could not be made.");
  renameSync(draft, "build/server/new-database");
}

/** Copies the migrations to where the bundle expects them. */
export function copyMigrations() {
  cpSync("src/server/store/migrations", "build/server/migrations", { recursive: true });
}

/**
 * Build options of programs for Node, which import packages from node_modules.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const nodeOptions = /** @type {const} */ ({
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});

/** @returns {import('esbuild').BuildOptions} build options of the server, the commands and the workers */
export function serverOptions() {
  return {
    ...nodeOptions,
    entryPoints: {
      main: "src/server/main.ts",
      import: "src/server/imports/cli.ts",
      "import-job": "src/server/imports/jobs/job.ts",
      export: "src/server/exports/cli.ts",
      "owner-link": "src/server/accounts/owner-link-cli.ts",
      "database-worker": "src/server/store/pglite/worker.ts",
      "draw-worker": "src/atlas/worker.ts",
      "decoding-worker": "src/server/images/decoding/worker.ts",
      "search-worker": "src/server/search/worker.ts",
    },
    outdir: "build/server",
    outExtension: { ".js": ".mjs" },
    splitting: true,
    sourcemap: true,
  };
}
