import { open, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clearLeftovers, makeAside, moveIntoPlace, removeAside, replacePlace } from "./aside.ts";
import { derivativeChecksums, tileChecksums } from "./checksums.ts";
import { refineDamage } from "./cut-off.ts";
import { derivativeWidthsFor, nearest, writeDerivatives } from "./derivatives.ts";
import { FOLDER_FORMAT, folderOf, META_FILE, PYRAMID_FILE, readMeta } from "./folder.ts";
import type { Meta, PreparedImage } from "./folder.ts";
import { keyOfPlace } from "../remote/remote-place.ts";
import type { RemotePlace } from "../remote/remote-place.ts";
import { scaleFactorsOf, TILE_WIDTH } from "./grid.ts";
import type { Size } from "./grid.ts";
import { inspectImage } from "./inspect.ts";
import { copyOriginal, identify } from "./original.ts";
import type { ImageSource, Original } from "./original.ts";
import { decodingProblem, ImageProblem } from "./problem.ts";
import { upright, writePyramid } from "./pyramid.ts";
import { readTiffIndex } from "./tiff-index.ts";
import { placeAppendedTiles } from "./tiles.ts";
import type { Place } from "./tiles.ts";

const cleared = new Map<string, Promise<void>>();

/**
 * Prepares all stored files of an image: the folder `ab/abcd…/` in the images folder with the unchanged original, the
 * pyramid, the derivatives and `meta.json`. The folder is complete or absent. For the same bytes again, only
 * `meta.json` is read. Several processes may prepare the same image at once.
 *
 * @param source a file, or bytes; neither is changed
 * @throws ImageProblem when the image cannot be accepted; other errors are the machine's
 */
export async function prepareImage(
  source: ImageSource,
  imagesFolder: string,
): Promise<PreparedImage> {
  const original = await identify(source);
  return prepareIn(imagesFolder, original.key, (aside) => makeAll(source, original, aside));
}

/**
 * Prepares an image that stays at another site: the same folder without a pyramid, with a small version as its
 * original.
 *
 * @param small a small version of it, at least as wide as the widest derivative
 * @throws ImageProblem when it is not an image
 */
export async function prepareRemoteImage(
  remote: RemotePlace,
  imagesFolder: string,
  small: ImageSource,
): Promise<PreparedImage & { remote: RemotePlace }> {
  const image = await prepareIn(imagesFolder, keyOfPlace(remote), (aside) =>
    makeSmall(small, remote, aside),
  );
  return { ...image, remote };
}

/**
 * Prepares an image again from the original in its folder, and replaces the old folder by the new one.
 *
 * @throws ImageProblem when the original is missing or damaged too
 */
export async function repairImage(imagesFolder: string, key: string): Promise<PreparedImage> {
  const place = folderOf(imagesFolder, key);
  const remote = (await readMeta(place))?.remote;
  const source = { path: await originalIn(place) };
  const original = await identify(source);
  if (!remote && original.key !== key) {
    throw new ImageProblem("damaged", "The original is not what it was when it came.");
  }
  const aside = await makeAside(imagesFolder, key);
  try {
    const { image } = remote
      ? await makeSmall(source, remote, aside)
      : await makeAll(source, original, aside);
    await replacePlace(imagesFolder, aside, place, key);
    return image;
  } finally {
    await removeAside(aside);
  }
}

async function originalIn(place: string): Promise<string> {
  const names = await readdir(place);
  const name = names.find((entry) => entry.startsWith("original."));
  if (name === undefined) throw new ImageProblem("missing", "The original is missing.");
  return join(place, name);
}

async function prepareIn(
  imagesFolder: string,
  key: string,
  make: (aside: string) => Promise<Meta>,
): Promise<PreparedImage> {
  const place = folderOf(imagesFolder, key);
  const done = await readMeta(place);
  if (done !== null) return done.image;
  await clearOnce(imagesFolder);
  const aside = await makeAside(imagesFolder, key);
  try {
    const meta = await make(aside);
    if (await moveIntoPlace(aside, place)) return meta.image;
    const others = await readMeta(place);
    if (others !== null) return others.image;
    await replacePlace(imagesFolder, aside, place, key);
    return meta.image;
  } finally {
    await removeAside(aside);
  }
}

async function makeAll(source: ImageSource, original: Original, aside: string): Promise<Meta> {
  const originalName = `original.${original.type}`;
  const originalPath = join(aside, originalName);
  await copyOriginal(source, originalPath, original.key);
  const { picture, appendedTiles, placeholder } = await decodeAll(originalPath, aside).catch(
    async (error: unknown) => {
      throw await refineDamage(error, originalPath, original.type);
    },
  );
  const derivativeWidths = derivativeWidthsFor(picture);
  return writeMeta(aside, {
    format: FOLDER_FORMAT,
    image: {
      key: original.key,
      width: picture.width,
      height: picture.height,
      placeholder,
      derivativeWidths,
      tileWidth: TILE_WIDTH,
      scaleFactors: scaleFactorsOf(picture),
    },
    original: originalName,
    ...(picture.pages > 1 && { pages: picture.pages }),
    appendedTiles,
    checksums: {
      tiles: await tileSums(aside, picture, appendedTiles),
      derivatives: await derivativeChecksums(aside, derivativeWidths),
    },
  });
}

async function makeSmall(source: ImageSource, remote: RemotePlace, aside: string): Promise<Meta> {
  const { key, type } = await identify(source);
  const original = `original.${type}`;
  const path = join(aside, original);
  await copyOriginal(source, path, key);
  const placeholder = await writeDerivatives(
    aside,
    remote,
    upright(path, await inspectImage(path)),
  );
  const derivativeWidths = derivativeWidthsFor(remote);
  return writeMeta(aside, {
    format: FOLDER_FORMAT,
    image: {
      key: keyOfPlace(remote),
      width: remote.width,
      height: remote.height,
      placeholder,
      derivativeWidths,
      tileWidth: TILE_WIDTH,
      scaleFactors: scaleFactorsOf(remote),
    },
    original,
    appendedTiles: [],
    checksums: { tiles: [], derivatives: await derivativeChecksums(aside, derivativeWidths) },
    remote,
  });
}

async function writeMeta(aside: string, meta: Meta): Promise<Meta> {
  await writeFile(join(aside, META_FILE), JSON.stringify(meta));
  return meta;
}

async function decodeAll(originalPath: string, aside: string) {
  const picture = await inspectImage(originalPath);
  const appendedTiles = await writePyramid(originalPath, picture, join(aside, PYRAMID_FILE));
  const from = nearest(aside, originalPath, picture);
  const placeholder = await writeDerivatives(aside, picture, from).catch((error: unknown) => {
    // For example an image 1 pixel wide and 60,000 high, which WebP does not support.
    throw decodingProblem(error);
  });
  return { picture, appendedTiles, placeholder };
}

async function tileSums(aside: string, size: Size, appendedTiles: Place[][]): Promise<number[][]> {
  const file = await open(join(aside, PYRAMID_FILE));
  try {
    const index = await readTiffIndex(file);
    placeAppendedTiles(index, size, appendedTiles);
    return await tileChecksums(file, index);
  } finally {
    await file.close();
  }
}

/** Clears leftovers once per process, before its first work in an images folder. */
function clearOnce(imagesFolder: string): Promise<void> {
  const clearing = cleared.get(imagesFolder) ?? clearLeftovers(imagesFolder);
  cleared.set(imagesFolder, clearing);
  return clearing;
}
