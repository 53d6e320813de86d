import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { keptOriginal } from "../images/kept-original.ts";
import { everyPicture } from "../store/every-work.ts";
import type { Connection } from "../store/connection.ts";
import { exportText } from "./export-text.ts";
import type { TextFormat } from "./export-text.ts";
import { pictureName } from "./picture-name.ts";

/** The entry that names what could not be put in, if anything. */
const reportName = "missing.txt";

/** The same for every entry, and wherever the machine is, so that the same collection gives the same bytes. */
const time = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

export type ZipSource = { db: Connection; imagesFolder: string };

/**
 * The whole collection with the originals of its pictures as a ZIP, made while it is read: the works, then the pictures
 * by their content, then a list of those whose originals are not on the disk.
 *
 * @param works how the works are written
 */
export function exportZip(source: ZipSource, works: TextFormat): Readable {
  const zip = new ZipFile();
  // The types say that it may be any readable stream; it is one of Node's own.
  const out = zip.outputStream as Readable;
  zip.on("error", (error) => out.destroy(error as Error));
  void fill(zip, out, source, works).catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

async function fill(
  zip: ZipFile,
  out: Readable,
  { db, imagesFolder }: ZipSource,
  works: TextFormat,
): Promise<void> {
  const add = async (
    name: string,
    content: Readable,
    options: { compress: boolean; size?: number },
  ) => {
    const letGo = () => content.destroy();
    if (out.destroyed) return letGo();
    out.once("close", letGo);
    try {
      zip.addReadStream(content, name, { ...options, ...time });
      await finished(content);
    } finally {
      out.off("close", letGo);
    }
  };
  await add(`works.${works}`, Readable.from(exportText(db, works)), { compress: true });
  const missing: string[] = [];
  let key = "";
  let names = new Set<string>();
  for await (const picture of everyPicture(db)) {
    if (out.destroyed) return;
    if (picture.key !== key) names = new Set();
    key = picture.key;
    const name = pictureName(picture);
    // Two names of a source may become the same here.
    if (names.has(name)) continue;
    names.add(name);
    const original = await keptOriginal(imagesFolder, key);
    if (original === null) missing.push(name);
    else {
      const { path, bytes: size } = original;
      await add(name, createReadStream(path), { compress: false, size });
    }
  }
  if (missing.length > 0) zip.addBuffer(reportOf(missing), reportName, time);
  zip.end();
}

function reportOf(missing: readonly string[]): Buffer {
  const sentence =
    "The originals of these pictures were not on the disk, so they are not in this export. What was made of them is still shown on the site it comes from.";
  return Buffer.from([sentence, "", ...missing, ""].join("\r\n"));
}
