import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clearLeftovers, clearPlace, makeAside, moveIntoPlace } from "./aside.ts";
import { refineDamage } from "./cut-off.ts";
import { derivativeWidthsFor, writeDerivatives } from "./derivatives.ts";
import { FOLDER_FORMAT, folderOf, META_FILE, PYRAMID_FILE, readMeta } from "./folder.ts";
import type { Meta, PreparedImage } from "./folder.ts";
import { scaleFactorsOf, TILE_WIDTH } from "./grid.ts";
import { inspectImage } from "./inspect.ts";
import { copyOriginal, identify } from "./original.ts";
import type { ImageSource, Original } from "./original.ts";
import { writePyramid } from "./pyramid.ts";

const underWay = new Map<string, Promise<PreparedImage>>();
const cleared = new Map<string, Promise<void>>();

/**
 * Makes everything that is ever shown of a picture, once: the folder `ab/abcd…/` in the images
 * folder with the original as it came, the pyramid, the derivatives and `meta.json`. The folder is
 * whole or absent; the same bytes again only read `meta.json` back, and several processes may
 * prepare the same picture at once.
 *
 * @param source a file, or bytes; neither is changed
 * @throws ImageProblem when the picture cannot be taken in; other errors are the machine's
 */
export async function prepareImage(
  source: ImageSource,
  imagesFolder: string,
): Promise<PreparedImage> {
  const original = await identify(source);
  const place = folderOf(imagesFolder, original.key);
  const running = underWay.get(place);
  if (running !== undefined) return running;
  const preparing = prepareOnce(source, original, imagesFolder, place);
  underWay.set(place, preparing);
  try {
    return await preparing;
  } finally {
    underWay.delete(place);
  }
}

async function prepareOnce(
  source: ImageSource,
  original: Original,
  imagesFolder: string,
  place: string,
): Promise<PreparedImage> {
  const done = await readMeta(place);
  if (done !== null) return done.image;
  await clearOnce(imagesFolder);
  const aside = await makeAside(imagesFolder);
  try {
    const meta = await makeAll(source, original, aside);
    if (await moveIntoPlace(aside, place)) return meta.image;
    const others = await readMeta(place);
    if (others !== null) return others.image;
    await clearPlace(imagesFolder, place);
    if (await moveIntoPlace(aside, place)) return meta.image;
    throw new Error(`the folder of picture ${original.key} cannot be put in place`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function makeAll(source: ImageSource, original: Original, aside: string): Promise<Meta> {
  const originalName = `original.${original.type}`;
  const originalPath = join(aside, originalName);
  await copyOriginal(source, originalPath, original.key);
  const { picture, edgeTiles, placeholder } = await decodeAll(originalPath, aside).catch(
    async (error: unknown) => {
      throw await refineDamage(error, originalPath, original.type);
    },
  );
  const meta: Meta = {
    format: FOLDER_FORMAT,
    image: {
      key: original.key,
      width: picture.width,
      height: picture.height,
      placeholder,
      derivativeWidths: derivativeWidthsFor(picture),
      tileWidth: TILE_WIDTH,
      scaleFactors: scaleFactorsOf(picture),
    },
    original: originalName,
    edgeTiles,
  };
  await writeFile(join(aside, META_FILE), JSON.stringify(meta));
  return meta;
}

async function decodeAll(originalPath: string, aside: string) {
  const picture = await inspectImage(originalPath);
  const edgeTiles = await writePyramid(originalPath, picture, join(aside, PYRAMID_FILE));
  const placeholder = await writeDerivatives(aside, originalPath, picture);
  return { picture, edgeTiles, placeholder };
}

/** Leftovers are looked for once a process, before it works in an images folder for the first time. */
function clearOnce(imagesFolder: string): Promise<void> {
  const clearing = cleared.get(imagesFolder) ?? clearLeftovers(imagesFolder);
  cleared.set(imagesFolder, clearing);
  return clearing;
}
