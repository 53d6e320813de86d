import sharp from "sharp";
import type { Raw, Sharp } from "sharp";
import type { ImageFileType } from "./file-type.ts";

/** The libvips class that loads each accepted file type. The pyramids and derivatives that the server writes are of these types too. */
const loaders: Record<ImageFileType, string> = {
  jpg: "VipsForeignLoadJpeg",
  png: "VipsForeignLoadPng",
  gif: "VipsForeignLoadNsgif",
  webp: "VipsForeignLoadWebp",
  tif: "VipsForeignLoadTiff",
  avif: "VipsForeignLoadHeif",
};

// libvips chooses a loader by the file's content, and some are compiled in that the project does not accept (SVG, VIPS).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: Object.values(loaders) });

/** sharp, set up for this server: it opens only the file types of `fileType`. Nothing in the server imports sharp directly. */
export { sharp };

/** Decoded pixels, eight bits a channel. */
export type Pixels = { data: Buffer; info: Raw };

/** Runs the steps of an image. */
export async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

/** An image of pixels that are in memory. Its `clone()` would copy them. */
export function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info, limitInputPixels: false });
}

/**
 * Makes libvips open a file again each time. Its cache finds an opened file by its path, and goes on with it although the file has
 * been replaced. Without the cache a cut takes 6 % more of the processor.
 */
export function dropOpenedFiles(): void {
  sharp.cache(false);
  sharp.cache(true);
}
