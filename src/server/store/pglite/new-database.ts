import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { syncPath, syncTree } from "./durable-files.ts";
import { startPglite } from "./start.ts";

/** The empty database that the build has made ready; there is none when run from source. */
const readyMade = fileURLToPath(new URL("./new-database", import.meta.url));

/** Puts a new, empty database into `folder`: aside first, so that it is whole or absent. */
export async function placeNewDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (existsSync(readyMade)) await cp(readyMade, draft, { recursive: true });
  else await makeDatabase(draft);
  await syncTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  syncPath(dirname(folder));
}

/** Makes a database, which takes PGlite seconds and, while it lasts, nearly a gigabyte of memory. */
export async function makeDatabase(folder: string): Promise<void> {
  const { pglite } = await startPglite(folder);
  await pglite.close();
}
