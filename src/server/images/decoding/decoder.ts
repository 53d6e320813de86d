import { cutOriginal, cutSmall } from "../cut.ts";
import { inspectImage } from "../inspect.ts";
import { prepareImage, prepareRemoteImage, repairImage } from "../prepare.ts";
import { decodePart, readJpegSize } from "../remote/decode-part.ts";

/**
 * Everything that decodes files which somebody else made, or reads their headers. It runs in the calling process, which
 * is one of a DecoderPool's. The server and imports give such files to a DecoderPool.
 */
export const localDecoder = {
  inspectImage,
  prepareImage,
  prepareRemoteImage,
  repairImage,
  cutOriginal,
  cutSmall,
  readJpegSize,
  decodePart,
};

/** Decodes files that somebody else made, in this process or in another one. */
export type Decoder = typeof localDecoder;
