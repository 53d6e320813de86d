import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { ImportFailure } from "./import-failure.ts";

/** Maximum size of one table, uncompressed, in bytes. */
export const maxTableBytes = 4 * 1024 ** 3;
/** Maximum compression ratio: a table is seldom ten times smaller when compressed; a zip bomb is a thousand times. */
export const maxCompressionRatio = 100;
/** Minimum size for checking the ratio, in bytes: small files of blanks compress well too. */
const ratioAskedFrom = 64 * 1024 ** 2;

/** Returns whether a file is compressed with gzip, by its first bytes. */
async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/**
 * Reads the bytes of a table and uncompresses them.
 *
 * @throws ImportFailure while reading, if it is damaged or expands far too much
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
