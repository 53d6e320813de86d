import { cutSmall } from "../cut.ts";
import { prepareImage, repairImage } from "../prepare.ts";
import { cutFile, decodePart, readJpegSize } from "../remote/decode-part.ts";

/**
 * Everything that decodes files which somebody else made. It runs in the calling process: in that of an import, and in
 * the processes of a DecoderPool. A server gives such files to a DecoderPool.
 */
export const localDecoder = {
  prepareImage,
  repairImage,
  cutSmall,
  readJpegSize,
  decodePart,
  cutFile,
};

/** Decodes files that somebody else made, in this process or in another one. */
export type Decoder = typeof localDecoder;
