import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** Folders that this process uses. */
const inUse = new Set<string>();
/** Milliseconds after which the folders of another machine count as abandoned. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** Prefix of a folder's name, which identifies the process that uses it. */
const prefix = `${hostname().replace(/[^A-Za-z0-9.]/g, "_")}-${process.pid}-`;

/** A temporary folder that only this user can read; closing removes it. */
export type ScratchFolder = { path: string; close(): Promise<void> };

/**
 * Creates an empty folder in `parent`, and removes the folders of processes that have died.
 *
 * @throws file system errors
 */
export async function scratchFolder(parent: string): Promise<ScratchFolder> {
  await mkdir(parent, { recursive: true });
  await sweepScratchFolders(parent);
  const path = await mkdtemp(join(parent, prefix));
  inUse.add(path);
  return {
    path,
    close: async () => {
      inUse.delete(path);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Removes the folders in `parent` that no process uses any more; `parent` need not exist. */
export async function sweepScratchFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name);
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true });
  }
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, host, pid] = /^(.+)-(\d+)-[^-]+$/.exec(name) ?? [];
  if (host === undefined || !prefix.startsWith(`${host}-`)) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    return Date.now() - mtimeMs > abandonedAfter;
  }
  // A restarted process may have the same id as the previous one.
  return Number(pid) === process.pid ? !inUse.has(path) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // The process exists and belongs to another user.
    return problem instanceof Error && "code" in problem && problem.code === "EPERM";
  }
}
