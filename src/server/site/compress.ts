import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this an answer fits in one packet anyway, in bytes. */
const worthwhile = 1400;

/** How an answer can be packed. */
export type Encoding = "br" | "gzip";

/** Browsers take Brotli over TLS and from their own machine, gzip everywhere. */
const byPreference: readonly Encoding[] = ["br", "gzip"];

/** At levels at which 40 KB of text take about half a millisecond. */
const packers: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/**
 * How to pack an answer, or null when it is too short to gain or the client takes it only as it is.
 *
 * @param length of the answer, in bytes
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

/** The bytes, packed. */
export function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return packers[encoding](bytes);
}

/** Whether an entry such as `br;q=0.8` names the encoding and does not rule it out. */
function takes(entry: string, encoding: string): boolean {
  const [name, ...parameters] = entry.split(";").map((part) => part.trim());
  return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
