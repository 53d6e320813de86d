import { createHash, randomUUID } from "node:crypto";
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "../file-errors.ts";
import type { OperationTexts } from "../graphql/operations.ts";

const day = 24 * 60 * 60 * 1000;

/** Time after which the server deletes files that are in no running process's build, in milliseconds. */
const fileLifetime = 30 * day;

/** Interval at which a running process should mark its build's files as in use, in milliseconds. */
export const shareRefreshInterval = day;

/**
 * Copies the files of this build into a folder that all processes of a site share, so that each process can serve the
 * files of the others' builds, earlier and newer ones. A file's modification time tells when a process last had it in
 * its own build; files older than 30 days are deleted. Names contain the content hash, so files with one name are
 * identical.
 *
 * @param ownFolder the assets of this build
 * @param sharedFolder created if it is missing
 * @param now milliseconds
 */
export async function shareAssets(
  ownFolder: string,
  sharedFolder: string,
  now: number = Date.now(),
): Promise<void> {
  const names = (await readdir(ownFolder)).filter((name) => !name.endsWith(".map"));
  const files = names.map(async (name) => {
    const own = join(ownFolder, name);
    const { size } = await stat(own);
    return { name, size, put: (part: string) => linkOrCopy(own, part) };
  });
  await share(await Promise.all(files), sharedFolder, now);
}

/**
 * Writes the operations of this build into a shared folder, as one file, so that each process can respond to pages of
 * the others' builds.
 *
 * @param sharedFolder created if it is missing
 * @param now milliseconds
 */
export async function shareOperations(
  operations: OperationTexts,
  sharedFolder: string,
  now: number = Date.now(),
): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(operations));
  const name = `${createHash("sha256").update(text).digest("hex")}.json`;
  const put = (part: string) => writeFile(part, text);
  await share([{ name, size: Buffer.byteLength(text), put }], sharedFolder, now);
}

/** File to share: `put` writes it to a path. */
type SharedFile = { name: string; size: number; put: (path: string) => Promise<void> };

/** Adds missing files to the shared folder, marks all as in use, and deletes old ones. */
async function share(
  files: readonly SharedFile[],
  sharedFolder: string,
  now: number,
): Promise<void> {
  await mkdir(sharedFolder, { recursive: true });
  await Promise.all(
    files.map(async ({ name, size, put }) => {
      const target = join(sharedFolder, name);
      // After a power failure a file may exist without its content.
      const isThere = (await nullIfMissing(stat(target)))?.size === size;
      if (!isThere) await putWhole(target, put);
      await setTime(target, now);
    }),
  );
  const used = new Set(files.map(({ name }) => name));
  for (const name of await readdir(sharedFolder)) {
    if (used.has(name)) continue;
    const file = join(sharedFolder, name);
    const time = await nullIfMissing(stat(file));
    if (time && time.mtimeMs < now - fileLifetime) await nullIfMissing(unlink(file));
  }
}

async function setTime(file: string, now: number): Promise<void> {
  await nullIfMissing(utimes(file, now / 1000, now / 1000));
}

/** Creates a hard link, which takes no space on the same disk, or copies the file. */
async function linkOrCopy(file: string, target: string): Promise<void> {
  await link(file, target).catch(() => copyFile(file, target));
}

/** Makes a file appear only after all of it is on the disk. */
async function putWhole(target: string, put: (path: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}`;
  try {
    await put(part);
    const file = await open(part, "r");
    await file.sync().finally(() => file.close());
    await rename(part, target);
  } finally {
    // Renaming a second link to the same file leaves that link in place.
    await rm(part, { force: true });
  }
}

/** Returns null if the file does not exist, or not any more: another process may delete it at the same time. */
async function nullIfMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}
