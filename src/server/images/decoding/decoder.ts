import { cutOriginal, cutSmall } from "../cut.ts";
import { inspectImage } from "../inspect.ts";
import { prepareImage, prepareRemoteImage, repairImage } from "../prepare.ts";
import { decodePart, readJpegSize } from "../remote/decode-part.ts";

/**
 * All functions that decode untrusted files or read their headers. They run in the calling process, which is a process
 * of a DecoderPool. The server and imports pass such files to a DecoderPool.
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

/** Decodes untrusted files, in this process or in another one. */
export type Decoder = typeof localDecoder;
