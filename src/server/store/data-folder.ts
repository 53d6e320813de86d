import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseProblem } from "./problems.ts";

/** The format of the data folder that this program writes. */
export const dataFormat = 1;

const settingsFile = "vitrine.json";

/**
 * Makes the data folder if there is none, and checks that it can be written and is not of a newer
 * version. Throws `DatabaseProblem`: `DataFolderNotWritable` or `DataFolderTooNew`.
 */
export async function prepareDataFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true });
    const format = await readFormat(dataFolder);
    if (format !== null && format > dataFormat) throw tooNew(dataFolder);
    // Written on every start: that is also the proof that the folder can be written.
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

/** The problem with a data folder that a newer version has written. */
export function tooNew(dataFolder: string): DatabaseProblem {
  return new DatabaseProblem(
    "DataFolderTooNew",
    `The data folder ${dataFolder} was written by a newer version of Vitrine. Update Vitrine, or set VITRINE_DATA to another folder.`,
  );
}

/** The format number in the folder, null if it is new. */
async function readFormat(dataFolder: string): Promise<number | null> {
  try {
    const settings: unknown = JSON.parse(await readFile(join(dataFolder, settingsFile), "utf8"));
    const known = typeof settings === "object" && settings !== null && "format" in settings;
    return known && typeof settings.format === "number" ? settings.format : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

async function writeFormat(dataFolder: string): Promise<void> {
  const draft = join(dataFolder, `${settingsFile}.${randomBytes(6).toString("hex")}`);
  const file = await open(draft, "wx");
  try {
    await file.writeFile(`${JSON.stringify({ format: dataFormat })}\n`);
    await file.sync();
    await file.close();
    await rename(draft, join(dataFolder, settingsFile));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

function reason(error: unknown): string {
  if (error instanceof Error && "code" in error) {
    if (error.code === "EACCES" || error.code === "EPERM") return "permission denied";
    if (error.code === "EROFS") return "it is on a read-only disk";
    if (error.code === "ENOSPC") return "the disk is full";
    if (error.code === "ENOTDIR" || error.code === "EEXIST") return "it is not a folder";
  }
  return error instanceof Error ? error.message : String(error);
}
