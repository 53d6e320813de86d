// `npm run dev`: watches schema, client and server. After a change it regenerates, rebuilds and, if necessary, restarts
// the server, and the open page reloads.
import { fileURLToPath } from "node:url";
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { install, requireNode } from "./lib/prepare.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
requireNode();
install();

const { default: chokidar } = await import("chokidar");
const { default: relayCompiler } = await import("relay-compiler");
const { default: esbuild } = await import("esbuild");
const { clientOptions, finishClient } = await import("./lib/client-build.mjs");
const { rendererOptions } = await import("./lib/page-build.mjs");
const { copyMigrations, serverOptions } = await import("./lib/server-build.mjs");

// The page requests /index.html twice a second and reloads when the response has changed.
const reloader = `{
  const read = () => fetch('/index.html', { cache: 'no-store', headers: { accept: 'text/html' } }).then((r) => r.text());
  let seen;
  setInterval(() => read().then((now) => (seen ??= now) === now || location.reload(), () => {}), 500);
}`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let round = 0;
let building = false;
/** @type {Set<string>} */
let changed = new Set();

rmSync("build", { recursive: true, force: true });
mkdirSync("build/client", { recursive: true });
const options = clientOptions({ buildId: "development", development: true });
const client = await esbuild.context({ ...options, banner: { js: reloader } });
const renderer = await esbuild.context(rendererOptions(options));
const bundledServer = await esbuild.context(serverOptions());

/** @param {string[]} files that changed; empty in the first round */
async function rebuild(files) {
  const begun = performance.now();
  const all = files.length === 0;
  const touches = (/** @type {RegExp} */ what) => all || files.some((file) => what.test(file));
  const serverTouched = touches(/schema\.graphql$|src\/(server|view|atlas)\/|__generated__/);
  // The old server shuts down while the next one is built.
  const stopped = serverTouched ? stop() : undefined;
  if (touches(/schema\.graphql$/))
    regenerate(process.execPath, ["scripts/generate.mjs", "--quiet"]);
  else if (touches(/src\/client\/.*\.tsx?$/)) regenerate(relayCompiler, ["--repersist"]);
  const [result] = await Promise.all([
    client.rebuild(),
    renderer.rebuild(),
    serverTouched ? bundledServer.rebuild() : undefined,
    stopped,
  ]);
  await finishClient(result, { buildId: "development", development: true });
  const index = "build/client/index.html";
  writeFileSync(
    index,
    readFileSync(index, "utf8").replace("<head>", `<head><!-- round ${++round} -->`),
  );
  copyMigrations();
  if (serverTouched) start();
  process.stdout.write(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function regenerate(program, args) {
  const { status } = spawnSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("Nothing was built: mend the above first.");
}

/** Stops the running server, if any. */
async function stop() {
  const old = server;
  if (!old || old.exitCode !== null) return;
  const gone = new Promise((resolve) => old.once("exit", resolve));
  old.kill("SIGTERM");
  await gone;
}

/** Starts the server just built. */
function start() {
  server = spawn(process.execPath, ["--enable-source-maps", "build/server/main.mjs"], {
    stdio: "inherit",
  });
}

/** Rebuilds until no file has changed in the meantime. */
async function settle() {
  if (building) return;
  building = true;
  while (changed.size > 0) {
    const files = [...changed];
    changed = new Set();
    await rebuild(files).catch((error) => process.stderr.write(`${error.message}\n`));
  }
  building = false;
}

await rebuild([]).catch((error) => process.stderr.write(`${error.message}\n`));
chokidar.watch(["src", "schema.graphql"], { ignoreInitial: true }).on("all", (_event, file) => {
  changed.add(file.replaceAll("\\", "/"));
  setTimeout(settle, 30);
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.once(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}
