import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { keptOriginal } from "../images/kept-original.ts";
import { everyWork } from "../store/every-work.ts";
import type { OnSkipped } from "../store/every-work.ts";
import type { Connection } from "../store/connection.ts";
import type { WorkInput } from "../store/work-input.ts";
import { exportText } from "./export-text.ts";
import type { TextFormat } from "./export-text.ts";
import { pictureName } from "./picture-name.ts";

/** Name of the entry that lists missing files, if there are any. */
const reportName = "missing.txt";

/** Fixed time of every entry, independent of the time zone, so that the same collection produces the same bytes. */
const time = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** File names of images in the export, by image key. */
type Pictures = Map<string, Set<string>>;

export type ZipSource = { db: Connection; imagesFolder: string; onSkipped?: OnSkipped };

/**
 * Streams the whole collection with the originals of its images as a ZIP: first the works, then their images in the
 * order of their keys, then a list of those whose originals are not on the disk.
 *
 * @param works format of the works
 */
export function exportZip(source: ZipSource, works: TextFormat): Readable {
  const zip = new ZipFile();
  // The types declare any readable stream; it is a Node stream.
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
  { db, imagesFolder, onSkipped }: ZipSource,
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
  const pictures: Pictures = new Map();
  const text = exportText(db, works, noting(everyWork(db, onSkipped), pictures));
  await add(`works.${works}`, Readable.from(text), { compress: true });
  const missing: string[] = [];
  for (const [key, names] of inOrder(pictures)) {
    const original = await keptOriginal(imagesFolder, key);
    for (const name of [...names].toSorted()) {
      if (out.destroyed) return;
      if (original === null) missing.push(name);
      else {
        const { path, bytes: size } = original;
        await add(name, createReadStream(path), { compress: false, size });
      }
    }
  }
  if (missing.length > 0) zip.addBuffer(reportOf(missing), reportName, time);
  zip.end();
}

/** Records the images of the works that pass: the export contains exactly these, even if the works change later. */
async function* noting(
  works: AsyncIterable<WorkInput>,
  pictures: Pictures,
): AsyncGenerator<WorkInput> {
  for await (const work of works) {
    for (const image of work.images) {
      const names = pictures.get(image.key) ?? new Set();
      // Two file names of a source may become the same here.
      pictures.set(image.key, names.add(pictureName(image)));
    }
    yield work;
  }
}

function inOrder(pictures: Pictures): [key: string, names: ReadonlySet<string>][] {
  return [...pictures].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function reportOf(missing: readonly string[]): Buffer {
  const sentence =
    "The originals of these pictures were not on the disk, so they are not in this export. What was made of them is still shown on the site it comes from.";
  return Buffer.from([sentence, "", ...missing, ""].join("\r\n"));
}
