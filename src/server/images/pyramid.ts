import { open } from "node:fs/promises";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { paddedSize, TILE_WIDTH, tileSize } from "./grid.ts";
import type { Size } from "./grid.ts";
import { MAX_PIXELS } from "./inspect.ts";
import type { Inspected } from "./inspect.ts";
import { decodingProblem } from "./problem.ts";
import { readTiffIndex } from "./tiff-index.ts";
import { edgeTiles, placeOf, readJpeg, tileStart } from "./tiles.ts";
import type { Place } from "./tiles.ts";

/**
 * The JPEG quality of tiles. At 90 and above libvips stores the tiles of a TIFF as RGB, which makes
 * them more than twice as large and no JPEG as browsers expect it.
 */
const TILE_QUALITY = 88;

/** A decoder of the original as it is shown: upright, sRGB with 8 bits, on white where it is clear. */
export function upright(path: string, { hasAlpha }: Pick<Inspected, "hasAlpha">): Sharp {
  const image = sharp(path, { failOn: "error", limitInputPixels: MAX_PIXELS }).autoOrient();
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
): Promise<Place[][]> {
  const padded = paddedSize(inspected);
  await upright(original, inspected)
    .extend({
      right: padded.width - inspected.width,
      bottom: padded.height - inspected.height,
      extendWith: "copy",
    })
    .tiff({
      compression: "jpeg",
      quality: TILE_QUALITY,
      tile: true,
      tileWidth: TILE_WIDTH,
      tileHeight: TILE_WIDTH,
      pyramid: true,
    })
    .toFile(to)
    .catch((error: unknown) => {
      throw decodingProblem(error);
    });
  return appendEdgeTiles(to, inspected);
}

async function appendEdgeTiles(path: string, size: Size): Promise<Place[][]> {
  const file = await open(path, "r+");
  try {
    let end = (await file.stat()).size;
    const places: Place[][] = [];
    for (const [level, index] of (await readTiffIndex(file)).entries()) {
      const start = tileStart(index);
      const ofLevel: Place[] = [];
      for (const tile of edgeTiles(size, level)) {
        const jpeg = await sharp(await readJpeg(file, placeOf(index, tile), start))
          .extract({ left: 0, top: 0, ...tileSize(size, tile) })
          .jpeg({ quality: TILE_QUALITY })
          .toBuffer();
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
