import { createHash, randomUUID } from "node:crypto";
import {
  copyFile,
  link,
  mkdir,
  readdir,
  rename,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../file-errors.ts";
import type { OperationTexts } from "../graphql/operations.ts";

const day = 24 * 60 * 60 * 1000;

/** How long files stay that no running process has in its own build any more, in milliseconds. */
const fileLifetime = 30 * day;

/** How often a running process should say that its build's files are in use, in milliseconds. */
export const shareRefreshInterval = day;

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
  const names = (await readdir(ownFolder)).filter((name) => !name.endsWith(".map"));
  await share(names, sharedFolder, now, (name, target) =>
    linkOrCopy(join(ownFolder, name), target),
  );
}

/**
 * Puts the operations of this build into such a folder, as one file, so that each process can answer pages of the others'
 * builds.
 *
 * @param sharedFolder made if it is missing
 * @param now milliseconds
 */
export async function shareOperations(
  operations: OperationTexts,
  sharedFolder: string,
  now: number = Date.now(),
): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(operations));
  const name = `${createHash("sha256").update(text).digest("hex")}.json`;
  await share([name], sharedFolder, now, (_name, target) =>
    putWhole(target, (part) => writeFile(part, text)),
  );
}

/** Puts files that are not there yet into the shared folder by `put`, says that all are in use, and deletes what is old. */
async function share(
  names: readonly string[],
  sharedFolder: string,
  now: number,
  put: (name: string, target: string) => Promise<void>,
): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const target = join(sharedFolder, name);
      const isThere = await setTime(target, now);
      if (isThere) return;
      await put(name, target);
      await setTime(target, now);
    }),
  );
  const used = new Set(names);
  for (const name of await readdir(sharedFolder)) {
    if (used.has(name)) continue;
    const file = join(sharedFolder, name);
    const time = await ifThere(stat(file));
    if (time && time.mtimeMs < now - fileLifetime) await ifThere(unlink(file));
  }
}

/** @returns whether the file is there */
async function setTime(file: string, now: number): Promise<boolean> {
  return (await ifThere(utimes(file, now / 1000, now / 1000).then(() => true))) ?? false;
}

/** Links a file, which takes no room on the same disk, or copies it. */
async function linkOrCopy(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    if (hasCode(error, "EEXIST")) return;
    await putWhole(target, (part) => copyFile(file, part));
  }
}

/** Makes a file appear when it is whole. */
async function putWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}`;
  await write(part);
  await rename(part, target);
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
