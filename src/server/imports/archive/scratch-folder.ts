import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";

/** Folders of this process that are in use. */
const inUse = new Set<string>();
/** What another machine left behind is taken away after so long, in milliseconds. */
const abandonedAfter = 24 * 60 * 60 * 1000;

/** Names a folder after the process that uses it. */
const prefix = `${hostname().replace(/[^A-Za-z0-9.]/g, "_")}-${process.pid}-`;

/** A folder that only this user can read, for as long as it is not closed. */
export type ScratchFolder = { path: string; close(): Promise<void> };

/**
 * Makes an empty folder in `parent`, and takes away what processes that died left there.
 *
 * @throws what the disk throws
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

/** Takes away the folders in `parent` that no process uses any more; it need not be there. */
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
  // A process that was started anew may have the number of the one before.
  return Number(pid) === process.pid ? !inUse.has(path) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // It is there and another user's.
    return problem instanceof Error && "code" in problem && problem.code === "EPERM";
  }
}
