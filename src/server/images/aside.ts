import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { hasCode, isMissing, isThere } from "../file-errors.ts";
import { folderOf, isKey, readMeta } from "./folder.ts";

const ASIDE_FOLDER = ".preparing";
/** Name of the replaced folder while it is in a staging folder. */
const REPLACED = "old";
/** How often a staging folder in use is touched, and how long one that is not touched may remain. */
const TOUCHED_EVERY_MS = 20_000;
const ABANDONED_AFTER_MS = 5 * 60_000;
const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");
/** Timers that touch the staging folders of this process, by folder name: an earlier process may have had its id. */
const own = new Map<string, NodeJS.Timeout>();

/**
 * Creates an empty staging folder, on the same disk as the images. Its name identifies the process and the image:
 * `host.process.key.random`.
 */
export async function makeAside(imagesFolder: string, key: string): Promise<string> {
  const name = `${host}.${process.pid}.${key}.${randomBytes(6).toString("hex")}`;
  const folder = join(imagesFolder, ASIDE_FOLDER, name);
  // The folder no longer exists under this name once it has been moved into place.
  const touch = () => void utimes(folder, new Date(), new Date()).catch(() => undefined);
  own.set(name, setInterval(touch, TOUCHED_EVERY_MS).unref());
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes a staging folder, if it still exists. */
export async function removeAside(aside: string): Promise<void> {
  try {
    await rm(aside, { recursive: true, force: true });
  } finally {
    abandon(aside);
  }
}

/** Leaves a staging folder to `clearLeftovers`. */
function abandon(aside: string): void {
  clearInterval(own.get(basename(aside)));
  own.delete(basename(aside));
}

/** Returns whether any process is preparing or repairing this image. */
export async function isBeingPrepared(imagesFolder: string, key: string): Promise<boolean> {
  if (!isKey(key)) return false;
  for (const name of await asideNames(imagesFolder)) {
    if (keyIn(name) !== key) continue;
    if (!(await isAbandoned(join(imagesFolder, ASIDE_FOLDER, name), name))) return true;
  }
  return false;
}

/**
 * Flushes a finished folder to disk and moves it into place atomically.
 *
 * @returns false when another process has created the destination first
 */
export async function moveIntoPlace(aside: string, place: string): Promise<boolean> {
  for (const name of await readdir(aside)) await sync(join(aside, name));
  await sync(aside);
  return renameInto(aside, place);
}

/** @returns false when the destination exists */
async function renameInto(folder: string, place: string): Promise<boolean> {
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(folder, place);
  } catch (error) {
    // Windows reports EPERM for an existing destination, other systems for one without permission.
    const taken = hasCode(error, "ENOTEMPTY", "EEXIST", "EPERM") && (await isThere(place));
    if (taken) return false;
    throw error;
  }
  await sync(dirname(place));
  return true;
}

/**
 * Replaces a folder that is unusable, but may hold the only original: it is removed last, and restored if the new one
 * cannot be moved into place. If the process is killed, `clearLeftovers` completes the replacement.
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
    await rename(place, join(old, REPLACED));
    if (!(await moveIntoPlace(aside, place))) throw new Error(`the place of ${key} is taken`);
  } catch (error) {
    abandon(old);
    // The reason of the failure matters. `clearLeftovers` restores the folder if that is not possible now.
    await putBack(old, place).catch(() => undefined);
    throw error;
  }
  await removeAside(old);
}

/** Restores a replaced folder if its place is empty, and removes its staging folder. */
async function putBack(old: string, place: string): Promise<void> {
  const replaced = join(old, REPLACED);
  if (await isThere(replaced)) await renameInto(replaced, place);
  await rm(old, { recursive: true, force: true });
}

/**
 * Cleans up after processes that were killed: those of this machine at once, others after some minutes. Moves a
 * complete folder into place if the place is empty; otherwise restores the folder that it was to replace, and removes
 * the rest.
 */
export async function clearLeftovers(imagesFolder: string): Promise<void> {
  const left: string[] = [];
  for (const name of await asideNames(imagesFolder)) {
    if (await isAbandoned(join(imagesFolder, ASIDE_FOLDER, name), name)) left.push(name);
  }
  // New folders first, then the replaced ones.
  for (const put of [putWhole, putBack]) {
    for (const name of left) {
      const path = join(imagesFolder, ASIDE_FOLDER, name);
      const key = keyIn(name);
      try {
        if (isKey(key)) await put(path, folderOf(imagesFolder, key));
        else await rm(path, { recursive: true, force: true });
      } catch (error) {
        // Another process has cleaned up first.
        if (!isMissing(error)) throw error;
      }
    }
  }
}

async function putWhole(aside: string, place: string): Promise<void> {
  if ((await readMeta(aside)) !== null) await moveIntoPlace(aside, place);
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
  return status === null || Date.now() - status.mtimeMs > ABANDONED_AFTER_MS;
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
    // Windows cannot open folders.
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
