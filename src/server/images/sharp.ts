import sharp from "sharp";
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

/**
 * Makes libvips open a file again each time. Its cache finds an opened file by its path, and goes on with it although the file has
 * been replaced. Without the cache a cut takes 6 % more of the processor.
 */
export function dropOpenedFiles(): void {
  sharp.cache(false);
  sharp.cache(true);
}
