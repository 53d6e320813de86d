import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { hasCode, isMissing } from "./file-errors.ts";

const ASIDE_FOLDER = ".preparing";
const DAY_IN_MS = 24 * 60 * 60 * 1000;
const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");

/** Makes an empty folder to work in, on the same disk as the pictures, named after this process. */
export async function makeAside(imagesFolder: string): Promise<string> {
  const name = `${host}.${process.pid}.${randomBytes(6).toString("hex")}`;
  const folder = join(imagesFolder, ASIDE_FOLDER, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/**
 * Moves a finished folder to its place in one step, once its contents are on the disk.
 *
 * @returns false when the place is taken, because somebody else was quicker
 */
export async function moveIntoPlace(aside: string, place: string): Promise<boolean> {
  for (const name of await readdir(aside)) await sync(join(aside, name));
  await sync(aside);
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(aside, place);
  } catch (error) {
    if (hasCode(error, "ENOTEMPTY", "EEXIST", "EPERM")) return false;
    throw error;
  }
  await sync(dirname(place));
  return true;
}

/** Takes a folder that is of no use out of its place, in one step, and removes it. */
export async function clearPlace(imagesFolder: string, place: string): Promise<void> {
  const aside = await makeAside(imagesFolder);
  try {
    await rename(place, join(aside, "old"));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

/** Removes what processes that were killed left behind: theirs on this machine, and all after a day. */
export async function clearLeftovers(imagesFolder: string): Promise<void> {
  const folder = join(imagesFolder, ASIDE_FOLDER);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true });
  }
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [owner, pid] = name.split(".");
  if (owner === host && !isAlive(Number(pid))) return true;
  const status = await stat(path).catch(() => null);
  return status !== null && Date.now() - status.mtimeMs > DAY_IN_MS;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r").catch((error: unknown) => {
    // Windows does not open folders.
    if (hasCode(error, "EISDIR", "EPERM")) return null;
    throw error;
  });
  try {
    await file?.sync();
  } catch (error) {
    if (!hasCode(error, "EPERM", "EINVAL")) throw error;
  } finally {
    await file?.close();
  }
}
