import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isMissing } from "../file-errors.ts";
import { folderOf, readMeta } from "./folder.ts";

/** Returns the path of a prepared image's original and its size in bytes; null if it is not on the disk. */
export async function keptOriginal(
  imagesFolder: string,
  key: string,
): Promise<{ path: string; bytes: number } | null> {
  const folder = folderOf(imagesFolder, key);
  const meta = await readMeta(folder);
  if (!meta) return null;
  const path = join(folder, meta.original);
  try {
    return { path, bytes: (await stat(path)).size };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
