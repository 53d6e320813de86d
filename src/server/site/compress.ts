import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Size below which a response fits in one packet anyway, in bytes. */
const worthwhile = 1400;

/** Content encoding of a response. */
export type Encoding = "br" | "gzip";

/** Browsers accept Brotli over TLS and from the same machine, gzip everywhere. */
const byPreference: readonly Encoding[] = ["br", "gzip"];

/** Compression functions, at levels at which 40 KB of text take about half a millisecond. */
const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/**
 * Returns the encoding for a response, or null if it is too short to benefit or the client accepts none.
 *
 * @param length of the response, in bytes
 * @param acceptEncoding the request's `Accept-Encoding` header
 */
export function encodingFor(
  length: number,
  acceptEncoding: string | string[] | undefined,
): Encoding | null {
  if (length < worthwhile) return null;
  const accepted = String(acceptEncoding ?? "").split(",");
  return byPreference.find((name) => accepted.some((entry) => takes(entry, name))) ?? null;
}

/** Returns the compressed bytes. */
export function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return packers[encoding](bytes);
}

/** Returns whether an entry such as `br;q=0.8` names the encoding and does not exclude it. */
function takes(entry: string, encoding: string): boolean {
  const [name, ...parameters] = entry.split(";").map((part) => part.trim());
  return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
