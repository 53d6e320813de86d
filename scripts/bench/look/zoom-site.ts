import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import staticFiles from "@fastify/static";
import Fastify from "fastify";
import { folderOf, META_FILE } from "../../../src/server/images/folder.ts";
import { SERVICE_PREFIX } from "../../../src/server/images/headers.ts";
import { serverVariables } from "../../lib/serve.mjs";
import { bundlePeer, installPeers } from "../peers.ts";
import { freePort } from "../../../tests/support/programs.ts";
import type { Look } from "./picture.ts";
import { startLookServer } from "./server.ts";

/** The site with the large image as a work, and a bare viewer with the same tiles. */
export type ZoomSite = {
  /** URL of the work's page. */
  work: string;
  /** URL of its zoom view. */
  ours: string;
  bare: string;
  stop(): Promise<void>;
};

const identifier = "large";

/** Starts both servers. */
export async function startZoomSite(look: Look): Promise<ZoomSite> {
  const server = await startLookServer(look.dataFolder);
  const folder = resolve("build/bench/zoom");
  const service = `${server.url}${SERVICE_PREFIX}/${look.picture.key}`;
  await writeBarePage(folder, `${service}/info.json`);
  const bare = Fastify();
  await bare.register(staticFiles, { root: folder });
  const port = await freePort();
  await bare.listen({ host: "127.0.0.1", port });
  const work = `${server.url}/works/large-picture-${identifier}`;
  return {
    work,
    ours: `${work}?region=full`,
    bare: `http://127.0.0.1:${port}/index.html`,
    async stop() {
      await bare.close();
      await server.stop();
    },
  };
}

/**
 * Imports the image as a published work, because the server does not deliver unpublished images. Only the first time.
 */
export async function bringIn({ picture, dataFolder }: Look): Promise<void> {
  const place = folderOf(join(dataFolder, "images"), picture.key);
  const { original } = JSON.parse(readFileSync(join(place, META_FILE), "utf8")) as {
    original: string;
  };
  const source = join(tmpdir(), "vitrine-bench", `zoom-${picture.key}`);
  const file = join(source, original);
  await mkdir(source, { recursive: true });
  if (!existsSync(file)) await link(join(place, original), file);
  const rows = ["identifier,title,images", `${identifier},Large picture,${original}`];
  await writeFile(join(source, "works.csv"), `${rows.join("\n")}\n`);
  const command = spawn(process.execPath, ["build/server/import.mjs", source], {
    env: {
      ...process.env,
      ...serverVariables,
      NODE_ENV: "production",
      VITRINE_DATA: dataFolder,
      VITRINE_SAMPLE: "off",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(command, "exit");
  if (code !== 0) throw new Error("The picture could not be brought in.");
}

async function writeBarePage(folder: string, info: string): Promise<void> {
  await installPeers();
  await rm(folder, { recursive: true, force: true });
  const { script } = await bundlePeer("look/zoom.js", folder);
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>OpenSeadragon</title>
<style>body { margin: 0 } #viewer { width: 100vw; height: 100vh }</style>
<body data-info="${info}"><div id="viewer"></div><script type="module" src="/${script}"></script>`,
  );
}
