import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportFailure } from "./import-failure.ts";

/** Uncompressed bytes of one table at most. */
export const maxTableBytes = 4 * 1024 ** 3;
/** A table is seldom ten times smaller when compressed; a bomb is a thousand times. */
export const maxCompressionRatio = 100;
/** Below this the ratio is not asked about: small files of blanks compress well too. */
const ratioAskedFrom = 64 * 1024 ** 2;

const notTables: { what: string; magic: number[] }[] = [
  { what: "a JPEG picture", magic: [0xff, 0xd8, 0xff] },
  { what: "a PNG picture", magic: [0x89, 0x50, 0x4e, 0x47] },
  { what: "a TIFF picture", magic: [0x49, 0x49, 0x2a, 0x00] },
  { what: "a TIFF picture", magic: [0x4d, 0x4d, 0x00, 0x2a] },
  { what: "a zip archive or an Excel or OpenDocument file", magic: [0x50, 0x4b, 0x03, 0x04] },
  { what: "an old Excel file", magic: [0xd0, 0xcf, 0x11, 0xe0] },
  { what: "a PDF", magic: [0x25, 0x50, 0x44, 0x46] },
];

/**
 * Refuses what is no table by its first bytes, and says whether it is compressed with gzip.
 *
 * @throws ImportFailure if the file is empty, a picture, a spreadsheet program's own file or a PDF
 */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (bytesRead === 0) throw new ImportFailure("The file is empty.");
    const other = notTables.find(({ magic }) => magic.every((byte, i) => buffer[i] === byte));
    if (other) {
      throw new ImportFailure(
        `The file is ${other.what}, not a table. Save the table as CSV; to bring pictures in, name the folder they are in.`,
      );
    }
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/**
 * The bytes of a table, uncompressed as they are read.
 *
 * @throws ImportFailure while reading, if it is damaged or expands beyond all measure
 */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!(await isGzip(path))) {
    yield* source as AsyncIterable<Buffer>;
    return;
  }
  const compressed = (await stat(path)).size;
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  // A failure on either side ends both, and reaches the loop below.
  pipeline(source, gunzip, () => undefined);
  let bytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      const swollen = bytes > ratioAskedFrom && bytes > compressed * maxCompressionRatio;
      if (swollen || bytes > maxTableBytes) {
        throw new ImportFailure(
          "The compressed file expands to far more than a table would. It was not read further.",
        );
      }
      yield chunk;
    }
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && String(problem.code).startsWith("Z_")) {
      throw new ImportFailure("The compressed file is damaged or incomplete.");
    }
    throw problem;
  } finally {
    gunzip.destroy();
    source.destroy();
  }
}
