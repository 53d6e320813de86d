import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Other viewers, as published: complete, so that none of their dependencies must be installed here. */
const packages = {
  mirador: {
    name: "mirador@4.0.0",
    integrity:
      "sha512-uWsE9e2oqSc/lUu+vVwDGhTsycuhGsfZ2KfX6CLfXiT3wgGy6qT9+q5M3V9Zz72hkdIgsJugKesaowmRtYmvrA==",
  },
  universalViewer: {
    name: "universalviewer@4.4.0",
    integrity:
      "sha512-9OVs6uCzeQYw50jg8k2vEGq6hQFu7kEv9OOAlmqVH9duhrpg1xlIqcMIb2rhNQnAxTQd3R13gxJze9UYkiwdzg==",
  },
  clover: {
    name: "@samvera/clover-iiif@3.3.8",
    integrity:
      "sha512-l28GoZK7qD402LXW/JpZy9FX33hgX0JFNRpcdR6DJhwus6m4WRT9SOPdMSwTDW+w33hWbIyRM2wWcJ4D141JlA==",
  },
};

export type OtherViewer = keyof typeof packages;

/** Returns the folder with a published viewer's files. Downloads it once, and checks its integrity. */
export async function otherViewer(viewer: OtherViewer): Promise<string> {
  const { name, integrity } = packages[viewer];
  const folder = path.resolve("build/viewers");
  const place = path.join(folder, name.replace(/[@/]+/g, "-"));
  const published = path.join(place, "package/dist");
  if (existsSync(place)) return published;
  const aside = `${place}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  const { stdout } = await run("npm", ["pack", name, "--silent", "--pack-destination", aside]);
  const archive = path.join(aside, stdout.trim());
  const digest = createHash("sha512").update(await readFile(archive));
  if (`sha512-${digest.digest("base64")}` !== integrity) {
    throw new Error(`${name} is not what it was.`);
  }
  await run("tar", ["-xzf", archive, "-C", aside]);
  await rm(archive);
  await rename(aside, place);
  return published;
}
