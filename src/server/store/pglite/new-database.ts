import { existsSync } from "node:fs";
import { chmod, cp, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
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
  await closeToOthers(draft);
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

/** Takes the rights of other users away: PGlite gives its first files to everybody, and a copy has them, too. */
async function closeToOthers(folder: string): Promise<void> {
  for (const name of ["", ...(await readdir(folder, { recursive: true }))]) {
    const path = join(folder, name);
    await chmod(path, (await stat(path)).mode & 0o700);
  }
}
