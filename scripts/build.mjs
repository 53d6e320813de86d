// Builds the client (build/client) and the server (build/server). With --development, for `npm run dev`
// and hydration tests: readable output, React's warnings.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildClient, buildRenderer, finishClient } from "./lib/client-build.mjs";
import { fingerprint } from "./lib/fingerprint.mjs";
import { buildInputs } from "./lib/prepare.mjs";
import { buildServer } from "./lib/server-build.mjs";

const development = process.argv.includes("--development");
const mark = fingerprint(buildInputs);

execFileSync(process.execPath, ["scripts/generate.mjs", "--quiet"], { stdio: "inherit" });
rmSync("build/client", { recursive: true, force: true });
rmSync("build/server", { recursive: true, force: true });
rmSync("build/fingerprint", { force: true });
mkdirSync("build/client", { recursive: true });

const options = { buildId: mark, development };

async function client() {
  await finishClient(await buildClient(options), options);
}

await Promise.all([client(), buildServer(), buildRenderer(options)]);
if (!development) writeFileSync("build/fingerprint", `${mark}\n`);
