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

/** The entry that names what could not be put in, if anything. */
const reportName = "missing.txt";

/** The same for every entry, and wherever the machine is, so that the same collection gives the same bytes. */
const time = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** The names that pictures have in the export, by their keys. */
type Pictures = Map<string, Set<string>>;

export type ZipSource = { db: Connection; imagesFolder: string; onSkipped?: OnSkipped };

/**
 * The whole collection with the originals of its pictures as a ZIP, made while it is read: the works, then the pictures
 * they have by their content, then a list of those whose originals are not on the disk.
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

/** Notes the pictures of works that go by: just these are put in, whatever works have by then. */
async function* noting(
  works: AsyncIterable<WorkInput>,
  pictures: Pictures,
): AsyncGenerator<WorkInput> {
  for await (const work of works) {
    for (const image of work.images) {
      const names = pictures.get(image.key) ?? new Set();
      // Two names of a source may become the same here.
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
