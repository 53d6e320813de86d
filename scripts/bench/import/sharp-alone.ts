// Creates the pyramid and the derivatives of all images in a folder, two images at once, without the rest of the
// import. Arguments: the folder, and an empty output folder.
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Gate } from "../../../src/server/gate.ts";
import { nearest, writeDerivatives } from "../../../src/server/images/derivatives.ts";
import { PYRAMID_FILE } from "../../../src/server/images/folder.ts";
import { paddedSize, TILE_WIDTH } from "../../../src/server/images/grid.ts";
import { inspectImage } from "../../../src/server/images/inspect.ts";
import { upright } from "../../../src/server/images/pyramid.ts";

const [from = "", to = ""] = process.argv.slice(2);

async function prepare(name: string): Promise<void> {
  const folder = join(to, name);
  await mkdir(folder, { recursive: true });
  const original = join(from, name);
  const picture = await inspectImage(original);
  const padded = paddedSize(picture);
  await upright(original, picture)
    .extend({
      right: padded.width - picture.width,
      bottom: padded.height - picture.height,
      extendWith: "copy",
    })
    .tiff({
      ...{ compression: "jpeg", quality: 88, pyramid: true },
      ...{ tile: true, tileWidth: TILE_WIDTH, tileHeight: TILE_WIDTH },
    })
    .toFile(join(folder, PYRAMID_FILE));
  await writeDerivatives(folder, picture, nearest(folder, original, picture));
}

async function prepareAll() {
  const two = new Gate(2, Infinity);
  const names = await readdir(from);
  await Promise.all(names.map((name) => two.run(() => prepare(name))));
}

await prepareAll();
