import { existsSync } from "node:fs";
import { chmod, cp, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { syncPath, syncTree } from "./durable-files.ts";
import { startPglite } from "./start.ts";

/** Empty database that the build prepared; missing when the server runs from source. */
const readyMade = fileURLToPath(new URL("./new-database", import.meta.url));

/** Puts a new, empty database into `folder`. Creates it in a staging folder first, so that it is complete or absent. */
export async function placeNewDatabase(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  if (existsSync(readyMade)) await cp(readyMade, draft, { recursive: true });
  else await makeDatabase(draft);
  await closeToOthers(draft);
  await syncTree(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  syncPath(dirname(folder));
}

/** Creates a database, which takes PGlite seconds and, meanwhile, nearly a gigabyte of memory. */
export async function makeDatabase(folder: string): Promise<void> {
  const { pglite } = await startPglite(folder);
  await pglite.close();
}

/**
 * Removes the permissions of other users: PGlite creates its first files readable for everybody, and a copy retains
 * that.
 */
async function closeToOthers(folder: string): Promise<void> {
  for (const name of ["", ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, name);
    await chmod(path, (await stat(path)).mode & 0o700);
  }
}
