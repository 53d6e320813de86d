// Builds the client (build/client) and the server (build/server). With --development, for `npm run dev`
// and hydration tests: readable output, React's warnings.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import esbuild from "esbuild";
import { clientOptions, finishClient } from "./lib/client-build.mjs";
import { fingerprint } from "./lib/fingerprint.mjs";
import { buildInputs } from "./lib/prepare.mjs";
import { serverOptions } from "./lib/server-build.mjs";

const development = process.argv.includes("--development");
const mark = fingerprint(buildInputs);

execFileSync(process.execPath, ["scripts/generate.mjs", "--quiet"], { stdio: "inherit" });
rmSync("build/client", { recursive: true, force: true });
rmSync("build/server", { recursive: true, force: true });
rmSync("build/fingerprint", { force: true });
mkdirSync("build/client", { recursive: true });

const [client] = await Promise.all([
  esbuild.build(clientOptions({ buildId: mark, development })),
  esbuild.build(serverOptions()),
]);
await finishClient(client, { buildId: mark, development });
cpSync("src/server/store/migrations", "build/server/migrations", { recursive: true });
if (!development) writeFileSync("build/fingerprint", `${mark}\n`);
