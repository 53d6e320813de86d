import { open } from "node:fs/promises";
import type { Sharp } from "sharp";
import { paddedSize, TILE_WIDTH, tileRegion, tileSize } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import { MAX_PIXELS } from "./inspect.ts";
import type { Inspected } from "./inspect.ts";
import { decodingProblem } from "./problem.ts";
import { readTiffIndex } from "./tiff-index.ts";
import { edgeTiles, placeOf, readJpeg, tileStart } from "./tiles.ts";
import type { Place } from "./tiles.ts";
import { sharp } from "./sharp.ts";

/**
 * The JPEG quality of tiles. At 90 and above libvips stores the tiles of a TIFF as RGB, which makes
 * them more than twice as large and no JPEG as browsers expect it.
 */
const tileCoding = { quality: 88 };

/** The most pixels that are padded by repeating the edge, for which they must all be in memory. */
const MAX_REPEATED = 100_000_000;

/** A decoder of the original as it is shown: upright, sRGB with 8 bits, on white where it is clear. */
export function upright(
  original: string | Buffer,
  { hasAlpha }: Pick<Inspected, "hasAlpha">,
): Sharp {
  const image = sharp(original, { failOn: "error", limitInputPixels: MAX_PIXELS }).autoOrient();
  return (hasAlpha ? image.flatten({ background: "#ffffff" }) : image).toColourspace("srgb");
}

/**
 * Writes the pyramid of an original: a tiled TIFF with JPEG tiles, each level a page, and behind it
 * the tiles of the right and lower edge at their true size (in the TIFF itself every tile is whole).
 *
 * @returns places of each level's edge tiles, in the order of the grid
 * @throws ImageProblem when the original cannot be decoded to its end
 */
export async function writePyramid(
  original: string,
  inspected: Inspected,
  to: string,
  maxRepeated = MAX_REPEATED,
): Promise<Place[][]> {
  const padded = paddedSize(inspected);
  const repeated = inspected.width * inspected.height <= maxRepeated;
  await upright(original, inspected)
    .extend({
      right: padded.width - inspected.width,
      bottom: padded.height - inspected.height,
      ...(repeated ? { extendWith: "copy" } : { background: "#808080" }),
    })
    .tiff({
      compression: "jpeg",
      ...tileCoding,
      tile: true,
      tileWidth: TILE_WIDTH,
      tileHeight: TILE_WIDTH,
      pyramid: true,
    })
    .toFile(to)
    .catch((error: unknown) => {
      throw decodingProblem(error);
    });
  return appendEdgeTiles(to, inspected, repeated, await onlyTile(original, inspected));
}

/** The tile of a picture that has no other, from the original, so that it is encoded once only; else null. */
function onlyTile(original: string, inspected: Inspected): Promise<Buffer> | null {
  const { width, height } = inspected;
  const isOnly = width <= TILE_WIDTH && height <= TILE_WIDTH;
  return isOnly ? upright(original, inspected).jpeg(tileCoding).toBuffer() : null;
}

/** A tile cut to its true size; grey that the padding mixed into its last pixels is painted over. */
function trimmed(jpeg: Buffer, size: Size, tile: Tile, repeated: boolean): Sharp {
  const own = tileSize(size, tile);
  if (repeated) return sharp(jpeg).extract({ left: 0, top: 0, ...own });
  const region = tileRegion(size, tile);
  const clean = (length: number) => Math.max(1, Math.floor(length / 2 ** tile.level));
  const width = clean(region.width);
  const height = clean(region.height);
  return sharp(jpeg)
    .extract({ left: 0, top: 0, width, height })
    .extend({ right: own.width - width, bottom: own.height - height, extendWith: "copy" });
}

async function appendEdgeTiles(
  path: string,
  size: Size,
  repeated: boolean,
  only: Buffer | null,
): Promise<Place[][]> {
  const file = await open(path, "r+");
  try {
    let end = (await file.stat()).size;
    const places: Place[][] = [];
    for (const [level, index] of (await readTiffIndex(file)).entries()) {
      const start = tileStart(index);
      const ofLevel: Place[] = [];
      for (const tile of edgeTiles(size, level)) {
        const whole = await readJpeg(file, { place: placeOf(index, tile), start });
        const jpeg =
          only ?? (await trimmed(whole, size, tile, repeated).jpeg(tileCoding).toBuffer());
        await file.write(jpeg, 0, jpeg.length, end);
        ofLevel.push([end, jpeg.length]);
        end += jpeg.length;
      }
      places.push(ofLevel);
    }
    return places;
  } finally {
    await file.close();
  }
}
