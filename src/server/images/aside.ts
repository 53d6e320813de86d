import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { hasCode, isMissing } from "./file-errors.ts";
import { folderOf, isKey, readMeta } from "./folder.ts";

const ASIDE_FOLDER = ".preparing";
const DAY_IN_MS = 24 * 60 * 60 * 1000;
const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");
/** Names of the folders this process has made: an earlier one may have had the same number. */
const own = new Set<string>();

/**
 * Makes an empty folder to work in, on the same disk as the pictures. Its name says who works in it, and on which
 * picture: `host.process.key.random`.
 */
export async function makeAside(imagesFolder: string, key: string): Promise<string> {
  const name = `${host}.${process.pid}.${key}.${randomBytes(6).toString("hex")}`;
  own.add(name);
  const folder = join(imagesFolder, ASIDE_FOLDER, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes a folder to work in, if it is still there. */
export async function removeAside(aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  own.delete(basename(aside));
}

/** Whether some process is preparing this picture, for the first time or anew. */
export async function isBeingPrepared(imagesFolder: string, key: string): Promise<boolean> {
  if (!isKey(key)) return false;
  for (const name of await asideNames(imagesFolder)) {
    if (keyIn(name) !== key) continue;
    if (!(await isAbandoned(join(imagesFolder, ASIDE_FOLDER, name), name))) return true;
  }
  return false;
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

/**
 * Puts a finished folder in the place of one that is of no use. If the process is killed between taking the old one
 * away and putting the new one there, `clearLeftovers` puts it there.
 */
export async function replacePlace(
  imagesFolder: string,
  aside: string,
  place: string,
  key: string,
): Promise<void> {
  for (const name of await readdir(aside)) await sync(join(aside, name));
  await sync(aside);
  const old = await makeAside(imagesFolder, key);
  try {
    await rename(place, join(old, "old"));
    if (!(await moveIntoPlace(aside, place))) throw new Error(`the place of ${key} is taken`);
  } finally {
    await removeAside(old);
  }
}

/**
 * Looks after what processes that were killed left behind, theirs on this machine, and all after a day: removes it, or
 * puts it in its place if it is whole and the place is empty.
 */
export async function clearLeftovers(imagesFolder: string): Promise<void> {
  for (const name of await asideNames(imagesFolder)) {
    const path = join(imagesFolder, ASIDE_FOLDER, name);
    if (!(await isAbandoned(path, name))) continue;
    const key = keyIn(name);
    if (isKey(key) && (await readMeta(path)) !== null) {
      await moveIntoPlace(path, folderOf(imagesFolder, key));
    }
    await rm(path, { recursive: true, force: true });
  }
}

async function asideNames(imagesFolder: string): Promise<string[]> {
  return readdir(join(imagesFolder, ASIDE_FOLDER)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

function keyIn(name: string): string {
  return name.split(".")[2] ?? "";
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [owner, pid] = name.split(".");
  if (owner === host && Number(pid) === process.pid) return !own.has(name);
  if (owner === host && !isAlive(Number(pid))) return true;
  const status = await stat(path).catch(() => null);
  return status === null || Date.now() - status.mtimeMs > DAY_IN_MS;
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
