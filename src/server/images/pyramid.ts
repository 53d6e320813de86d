import { open } from "node:fs/promises";
import type { Sharp } from "sharp";
import { fitsMemory, paddedSize, TILE_WIDTH, tileRegion, tileSize } from "./grid.ts";
import type { Size, Tile } from "./grid.ts";
import { MAX_PIXELS } from "./inspect.ts";
import type { Inspected } from "./inspect.ts";
import { decodingProblem } from "./problem.ts";
import { readTiffIndex } from "./tiff-index.ts";
import { appendedTiles, placeOf, readJpeg, tileStart } from "./tiles.ts";
import type { Place } from "./tiles.ts";
import { fromPixels, sharp, toPixels } from "./sharp.ts";
import type { Pixels } from "./sharp.ts";

/**
 * JPEG quality of tiles. At 90 and above libvips stores the tiles of a TIFF as RGB, which makes them more than twice as
 * large and not JPEGs as browsers expect them.
 */
const tileCoding = { quality: 88 };

/** Returns a decoder of the original as shown: upright, sRGB with 8 bits, on white where it is transparent. */
export function upright(
  original: string | Buffer,
  { hasAlpha }: Pick<Inspected, "hasAlpha">,
): Sharp {
  const image = sharp(original, { failOn: "error", limitInputPixels: MAX_PIXELS }).autoOrient();
  return (hasAlpha ? image.flatten({ background: "#ffffff" }) : image).toColourspace("srgb");
}

/**
 * Writes the pyramid of an original: a tiled TIFF with JPEG tiles, one page per level, followed by tiles that replace
 * tiles inside it: those at the right and lower edge at their true size (in the TIFF itself every tile is whole), and
 * reduced ones.
 *
 * @param isInMemory whether all pixels are held in memory: otherwise padding is grey instead of the repeated edge
 * @returns positions of each level's appended tiles, in the order of the grid
 * @throws ImageProblem when the original cannot be decoded to its end
 */
export async function writePyramid(
  original: string,
  inspected: Inspected,
  to: string,
  isInMemory = fitsMemory(inspected),
): Promise<Place[][]> {
  const padded = paddedSize(inspected);
  const writeTiff = async (): Promise<EncodeTile> => {
    const shown = upright(original, inspected);
    const pixels = isInMemory ? await toPixels(shown) : null;
    await (pixels ? fromPixels(pixels) : shown)
      .extend({
        right: padded.width - inspected.width,
        bottom: padded.height - inspected.height,
        ...(isInMemory ? { extendWith: "copy" } : { background: "#808080" }),
      })
      .tiff({
        compression: "jpeg",
        ...tileCoding,
        tile: true,
        tileWidth: TILE_WIDTH,
        tileHeight: TILE_WIDTH,
        pyramid: true,
      })
      .toFile(to);
    return pixels ? cutTiles(pixels, inspected) : trimmedTiles(inspected);
  };
  const encodeTile = await writeTiff().catch((error: unknown) => {
    throw decodingProblem(error);
  });
  return appendTiles(to, inspected, encodeTile);
}

/** Encodes a tile as a JPEG file; `stored` reads the tile that it replaces from the TIFF. */
type EncodeTile = (tile: Tile, stored: () => Promise<Buffer>) => Promise<Buffer>;

/** Cuts each tile from the pixels, so that it is encoded only once. */
function cutTiles(pixels: Pixels, size: Size): EncodeTile {
  return (tile) => {
    const { x: left, y: top, width, height } = tileRegion(size, tile);
    return fromPixels(pixels)
      .extract({ left, top, width, height })
      .resize({ ...tileSize(size, tile), fit: "fill" })
      .jpeg(tileCoding)
      .toBuffer();
  };
}

/** Cuts the tiles of the TIFF to their true size, and covers the grey that the padding mixed into their last pixels. */
function trimmedTiles(size: Size): EncodeTile {
  return async (tile, stored) => {
    const own = tileSize(size, tile);
    const region = tileRegion(size, tile);
    const clean = (length: number) => Math.max(1, Math.floor(length / 2 ** tile.level));
    const width = clean(region.width);
    const height = clean(region.height);
    return sharp(await stored())
      .extract({ left: 0, top: 0, width, height })
      .extend({ right: own.width - width, bottom: own.height - height, extendWith: "copy" })
      .jpeg(tileCoding)
      .toBuffer();
  };
}

async function appendTiles(path: string, size: Size, encodeTile: EncodeTile): Promise<Place[][]> {
  const file = await open(path, "r+");
  try {
    let end = (await file.stat()).size;
    const places: Place[][] = [];
    for (const [level, index] of (await readTiffIndex(file)).entries()) {
      const start = tileStart(index);
      const ofLevel: Place[] = [];
      for (const tile of appendedTiles(size, level)) {
        const stored = () => readJpeg(file, { place: placeOf(index, tile), start });
        const jpeg = await encodeTile(tile, stored);
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
