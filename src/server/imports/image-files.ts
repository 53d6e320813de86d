import { readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/** An image in a row that cannot be found; the message is a sentence that explains why. */
export class ImageNotFound extends Error {
  override name = "ImageNotFound";
  constructor(
    readonly code: "image-missing" | "image-outside" | "image-address",
    message: string,
  ) {
    super(message);
  }
}

/** Contents of a folder, as paths within it with `/`, in natural order: 2 before 10. */
export type FolderContents = {
  images: string[];
  /** Tables directly in the folder, not in subfolders. */
  tables: string[];
  /** All other files. */
  others: string[];
  /** Links that lead out of the folder, or to folders. They are not followed. */
  links: string[];
};

const imageName = /\.(jpe?g|jpe|png|webp|tiff?|avif|gif|heic|heif|bmp|jp2|jxl|psd)$/i;
const tableName = /\.((csv|tsv|jsonl|ndjson)(\.gz)?|xlsx|ods)$/i;
const naturally = new Intl.Collator("en", { numeric: true });

/** Returns whether a file's name is that of an image. */
export function isImageName(name: string): boolean {
  return imageName.test(name);
}

/** Returns whether a file's name is that of a table. */
export function isTableName(name: string): boolean {
  return tableName.test(name);
}

/** Describes the contents of a folder or an archive. */
export function contentsInWords({
  images,
  tables,
  others,
}: Pick<FolderContents, "images" | "tables" | "others">): string {
  const counted = [
    [tables.length, "table"],
    [images.length, "picture"],
    [others.length, "other file"],
  ] as const;
  const parts = counted
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`);
  return parts.length === 0 ? "nothing in it" : parts.join(", ");
}

/** Lists a folder and its subfolders; skips names that begin with a dot. */
export async function readFolder(root: string): Promise<FolderContents> {
  const contents: FolderContents = { images: [], tables: [], others: [], links: [] };
  const realRoot = await realpath(root);
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      // Excel creates `~$works.xlsx` beside a file that is open.
      if (entry.name.startsWith(".") || entry.name.startsWith("~$")) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isSymbolicLink() && !(await leadsToFileWithin(realRoot, join(root, path)))) {
        contents.links.push(path);
      } else if (isImageName(entry.name)) contents.images.push(path);
      else if (folder === "" && isTableName(entry.name)) contents.tables.push(path);
      else contents.others.push(path);
    }
  };
  await visit("");
  for (const list of Object.values(contents)) list.sort(naturally.compare);
  return contents;
}

/** Returns the only subfolder of a folder, if there is nothing else in it; otherwise the folder itself. */
export async function onlyFolderIn(folder: string): Promise<string> {
  const [only, another] = await readdir(folder, { withFileTypes: true });
  return only?.isDirectory() && !another ? onlyFolderIn(join(folder, only.name)) : folder;
}

/**
 * Returns the path of the image that a cell names, which must be a file within `root`.
 *
 * @throws ImageNotFound
 */
export async function findImage(root: string, name: string): Promise<string> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(name)) {
    throw new ImageNotFound(
      "image-address",
      `“${name}” is no address of the web. It begins with https:// or http://, and has no spaces.`,
    );
  }
  const realRoot = await realpath(root);
  const outside = new ImageNotFound(
    "image-outside",
    `“${name}” is outside the folder of the table. Put the file in it.`,
  );
  const path = resolve(realRoot, name);
  if (isAbsolute(name) || !isWithin(realRoot, path)) throw outside;
  const found = (await existing(path)) ?? (await otherSpelling(realRoot, name));
  if (found === null) {
    throw new ImageNotFound("image-missing", `There is no file “${name}”.`);
  }
  if (!isWithin(realRoot, found)) throw outside;
  return found;
}

/** Finds the same name with backslashes or another Unicode normalization, as other systems write it. */
async function otherSpelling(root: string, name: string): Promise<string | null> {
  const path = resolve(root, name.replaceAll("\\", "/"));
  if (!isWithin(root, path)) return null;
  const wanted = basename(path).normalize();
  const names = await readdir(dirname(path)).catch(() => []);
  const same = names.find((one) => one.normalize() === wanted);
  return same === undefined ? null : existing(join(dirname(path), same));
}

async function existing(path: string): Promise<string | null> {
  try {
    const real = await realpath(path);
    return (await stat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}

async function leadsToFileWithin(root: string, link: string): Promise<boolean> {
  const target = await existing(link);
  return target !== null && isWithin(root, target);
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
