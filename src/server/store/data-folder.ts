import { randomBytes } from "node:crypto";
import { access, chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf, hasCode } from "../file-errors.ts";
import { DatabaseProblem } from "./problems.ts";

/** Format of the data folder that this version writes. */
export const dataFormat = 1;

const settingsFile = "vitrine.json";
/**
 * Mode of the data folder: only the server's user may read it, since it holds password hashes, drafts and private
 * albums.
 */
const privateMode = 0o700;

/**
 * Creates the data folder if it is missing, restricts it to the server's user, and checks that it is writable and not
 * written by a newer version. Throws `DatabaseProblem`: `DataFolderNotWritable`, `DataFolderTooNew` or
 * `DataFolderUnknown`.
 */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  try {
    await makeFolder(dataFolder, privateMode);
    await closeToOthers(dataFolder);
    const format = await readFormat(dataFolder);
    if (format !== null && format > dataFormat) throw tooNew(dataFolder);
    // Every start writes the file, which also proves that the folder is writable.
    await writeFormat(dataFolder);
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(
      "DataFolderNotWritable",
      `The data folder ${dataFolder} cannot be written (${reason(error)}). Give this user the right to write to it, or set VITRINE_DATA to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Creates the folder and its missing parents one by one. With the `recursive` option, Node 20 never returns in some
 * places, such as /proc.
 */
async function makeFolder(folder: string, mode: number): Promise<void> {
  if (await exists(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder), mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process may have created it first.
    if (!hasCode(error, "EEXIST")) throw error;
  }
}

async function closeToOthers(folder: string): Promise<void> {
  try {
    await chmod(folder, privateMode);
  } catch (error) {
    // A mounted folder may belong to another user, or its file system may not support modes.
    if (!hasCode(error, "EPERM", "ENOTSUP", "ENOSYS")) throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

/** Returns the error for a data folder that a newer version has written. */
export function tooNew(dataFolder: string): DatabaseProblem {
  return new DatabaseProblem(
    "DataFolderTooNew",
    `The data folder ${dataFolder} was written by a newer version of Vitrine. Update Vitrine, or set VITRINE_DATA to another folder.`,
  );
}

/** Returns the format number of the folder, or null for a new folder. */
async function readFormat(dataFolder: string): Promise<number | null> {
  try {
    const format = formatIn(await readFile(join(dataFolder, settingsFile), "utf8"));
    if (format === null) throw unknownFormat(dataFolder);
    return format;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Parses the format number; null if no version of Vitrine writes such a text. */
function formatIn(text: string): number | null {
  try {
    const mark: unknown = JSON.parse(text);
    if (typeof mark !== "object" || mark === null || !("format" in mark)) return null;
    const { format } = mark;
    return typeof format === "number" && Number.isInteger(format) && format > 0 ? format : null;
  } catch {
    return null;
  }
}

function unknownFormat(dataFolder: string): DatabaseProblem {
  return new DatabaseProblem(
    "DataFolderUnknown",
    `The file ${settingsFile} in the data folder ${dataFolder} is damaged or not Vitrine's, so nothing there is touched. Put {"format":${dataFormat}} into it if the folder is Vitrine's, or set VITRINE_DATA to another folder.`,
  );
}

async function writeFormat(dataFolder: string): Promise<void> {
  const draft = draftIn(dataFolder, settingsFile);
  try {
    await writeFile(draft, `${JSON.stringify({ format: dataFormat })}\n`, newFile);
    await rename(draft, join(dataFolder, settingsFile));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Free space that the test requires, in bytes. Small changes of the embedded database need less. */
const testSize = 64 * 1024;

/** Writes a file to the data folder and removes it. Throws file system errors, such as a full or read-only disk. */
export async function testWrite(dataFolder: string): Promise<void> {
  const draft = draftIn(dataFolder, "write-test");
  try {
    await writeFile(draft, Buffer.alloc(testSize), newFile);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Options for writing a file that does not exist yet and flushing it to the disk. */
const newFile = { flag: "wx", flush: true };

/** Returns a file name that no other process uses. */
function draftIn(dataFolder: string, name: string): string {
  return join(dataFolder, `${name}.${randomBytes(6).toString("hex")}`);
}

function reason(error: unknown): string {
  const code = codeOf(error);
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  if (code === "EROFS") return "it is on a read-only disk";
  if (code === "ENOSPC") return "the disk is full";
  if (code === "ENOTDIR" || code === "EEXIST") return "it is not a folder";
  if (code === "ENOENT") return "no folder can be made there";
  return error instanceof Error ? error.message : String(error);
}
