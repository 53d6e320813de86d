import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { hasCode, isMissing, isThere } from "../file-errors.ts";
import { folderOf, isKey, readMeta } from "./folder.ts";

const ASIDE_FOLDER = ".preparing";
/** The name that what is replaced has meanwhile, in a folder of its own. */
const REPLACED = "old";
/** How often a folder that is worked in is touched, and how long one that is not is waited for. */
const TOUCHED_EVERY_MS = 20_000;
const ABANDONED_AFTER_MS = 5 * 60_000;
const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");
/** What touches the folders this process works in, by their names: an earlier process may have had the same number. */
const own = new Map<string, NodeJS.Timeout>();

/**
 * Makes an empty folder to work in, on the same disk as the pictures. Its name says who works in it, and on which
 * picture: `host.process.key.random`.
 */
export async function makeAside(imagesFolder: string, key: string): Promise<string> {
  const name = `${host}.${process.pid}.${key}.${randomBytes(6).toString("hex")}`;
  const folder = join(imagesFolder, ASIDE_FOLDER, name);
  // It is gone once it is in its place.
  const touch = () => void utimes(folder, new Date(), new Date()).catch(() => undefined);
  own.set(name, setInterval(touch, TOUCHED_EVERY_MS).unref());
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Removes a folder to work in, if it is still there. */
export async function removeAside(aside: string): Promise<void> {
  try {
    await rm(aside, { recursive: true, force: true });
  } finally {
    abandon(aside);
  }
}

/** Leaves a folder to work in to `clearLeftovers`. */
function abandon(aside: string): void {
  clearInterval(own.get(basename(aside)));
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
  return renameInto(aside, place);
}

/** @returns false when the place is taken */
async function renameInto(folder: string, place: string): Promise<boolean> {
  await mkdir(dirname(place), { recursive: true });
  try {
    await rename(folder, place);
  } catch (error) {
    // Windows says EPERM of a place that is taken, others of one that is not theirs.
    const taken = hasCode(error, "ENOTEMPTY", "EEXIST", "EPERM") && (await isThere(place));
    if (taken) return false;
    throw error;
  }
  await sync(dirname(place));
  return true;
}

/**
 * Puts a finished folder in the place of one that is of no use, but may hold the only original: that is removed last,
 * and put back if the new one cannot be put there. What the process leaves undone when it is killed, `clearLeftovers`
 * does.
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
    // Why it was not replaced is what matters; what cannot be put back now, `clearLeftovers` puts back.
    await putBack(old, place).catch(() => undefined);
    throw error;
  }
  await removeAside(old);
}

/** Puts what was to be replaced back if its place is empty, and removes the folder it was kept in. */
async function putBack(old: string, place: string): Promise<void> {
  const replaced = join(old, REPLACED);
  if (await isThere(replaced)) await renameInto(replaced, place);
  await rm(old, { recursive: true, force: true });
}

/**
 * Looks after what was left behind by processes that were killed, at once those of this machine, others after some
 * minutes: puts it in its place if it is whole and the place is empty, else puts back what it was to replace, and
 * removes the rest.
 */
export async function clearLeftovers(imagesFolder: string): Promise<void> {
  const left: string[] = [];
  for (const name of await asideNames(imagesFolder)) {
    if (await isAbandoned(join(imagesFolder, ASIDE_FOLDER, name), name)) left.push(name);
  }
  // The new before the old.
  for (const put of [putWhole, putBack]) {
    for (const name of left) {
      const path = join(imagesFolder, ASIDE_FOLDER, name);
      const key = keyIn(name);
      try {
        if (isKey(key)) await put(path, folderOf(imagesFolder, key));
        else await rm(path, { recursive: true, force: true });
      } catch (error) {
        // Another process was quicker.
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
