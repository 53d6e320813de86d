import { readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { DamagedPicture, damageOf } from "./damage.ts";
import { derivativeFile, derivativeFormats } from "./folder.ts";
import type { Checksums, DerivativeFormat } from "./folder.ts";
import type { LevelIndex } from "./tiff-index.ts";

/** Returns the CRC-32 of every stored tile in the index. */
export async function tileChecksums(file: FileHandle, index: LevelIndex[]): Promise<number[][]> {
  const tiles: number[][] = [];
  for (const { offsets, lengths } of index) {
    const ofLevel: number[] = [];
    for (const [number, length] of lengths.entries()) {
      const bytes = Buffer.allocUnsafe(length);
      await file.read(bytes, 0, length, offsets[number]);
      ofLevel.push(crc32(bytes));
    }
    tiles.push(ofLevel);
  }
  return tiles;
}

/** Returns the CRC-32 of every derivative in a folder. */
export async function derivativeChecksums(
  folder: string,
  derivativeWidths: number[],
): Promise<Record<string, number>> {
  const derivatives: Record<string, number> = {};
  for (const width of derivativeWidths) {
    for (const format of derivativeFormats) {
      const name = derivativeFile(width, format);
      derivatives[name] = crc32(await readFile(join(folder, name)));
    }
  }
  return derivatives;
}

/**
 * Reads a derivative and verifies its checksum.
 *
 * @throws DamagedPicture
 */
export async function readDerivative(
  folder: string,
  width: number,
  format: DerivativeFormat,
  checksums: Checksums,
): Promise<Buffer> {
  const name = derivativeFile(width, format);
  const bytes = await readFile(join(folder, name)).catch((error: unknown) => {
    throw damageOf(error);
  });
  if (crc32(bytes) !== checksums.derivatives[name])
    throw new DamagedPicture(`${name} is not as it was written`);
  return bytes;
}
