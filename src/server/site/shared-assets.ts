import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, rename, stat, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../file-errors.ts";

const day = 24 * 60 * 60 * 1000;

/** How long files stay that no running process has in its own build any more, in milliseconds. */
const assetsLast = 30 * day;

/** How often a running process should say that its build's files are in use, in milliseconds. */
export const assetsRefreshed = day;

/**
 * Puts the files of this build into a folder that all processes of a site share, so that each process can serve the files
 * of the others' builds, earlier and newer ones. A file's time says when a process last had it in its own build; what
 * is older than 30 days is deleted. Names follow from the content, so files of one name are the same.
 *
 * @param ownFolder the assets of this build
 * @param sharedFolder made if it is missing
 * @param now milliseconds
 */
export async function shareAssets(
  ownFolder: string,
  sharedFolder: string,
  now: number = Date.now(),
): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  const own = (await readdir(ownFolder)).filter((name) => !name.endsWith(".map"));
  await Promise.all(
    own.map(async (name) => {
      const shared = join(sharedFolder, name);
      const isThere = await setTime(shared, now);
      if (isThere) return;
      await put(join(ownFolder, name), shared);
      await setTime(shared, now);
    }),
  );
  const used = new Set(own);
  for (const name of await readdir(sharedFolder)) {
    if (used.has(name)) continue;
    const file = join(sharedFolder, name);
    const time = await ifThere(stat(file));
    if (time && time.mtimeMs < now - assetsLast) await ifThere(unlink(file));
  }
}

/** @returns whether the file is there */
async function setTime(file: string, now: number): Promise<boolean> {
  return (await ifThere(utimes(file, now / 1000, now / 1000).then(() => true))) ?? false;
}

/** Takes no room on the same disk; on another one the file appears when it is whole. */
async function put(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    if (hasCode(error, "EEXIST")) return;
    const part = `${target}.${randomUUID()}`;
    await copyFile(file, part);
    await rename(part, target);
  }
}

/** Null if there is no such file, or no more: another process may delete it at the same time. */
async function ifThere<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
