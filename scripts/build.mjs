// Builds the client (build/client) and the server (build/server). With --development, for `npm run dev`
// and hydration tests: readable output, React's warnings.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildClient, buildRenderer, finishClient } from "./lib/client-build.mjs";
import { fingerprint } from "./lib/fingerprint.mjs";
import { buildInputs } from "./lib/prepare.mjs";
import { buildServer, makeDatabase } from "./lib/server-build.mjs";

const development = process.argv.includes("--development");
const mark = fingerprint(buildInputs);

rmSync("build/client", { recursive: true, force: true });
rmSync("build/server", { recursive: true, force: true });
rmSync("build/fingerprint", { force: true });
for (const side of ["client", "server"]) mkdirSync(`build/${side}`, { recursive: true });

const options = { buildId: mark, development };

async function client() {
  await finishClient(await buildClient(options), options);
}

const database = makeDatabase();
execFileSync(process.execPath, ["scripts/generate.mjs", "--quiet"], { stdio: "inherit" });
await Promise.all([database, client(), buildServer(), buildRenderer(options)]);
if (!development) writeFileSync("build/fingerprint", `${mark}\n`);
