import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this an answer fits in one packet anyway, in bytes. */
const worthwhile = 1400;

/** By preference, at levels at which 40 KB of JSON take about a millisecond. */
const encodings = [
  {
    name: "br",
    pack: (text: string) =>
      promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  // Browsers take Brotli over TLS only.
  { name: "gzip", pack: (text: string) => promisify(gzip)(text, { level: 5 }) },
];

/**
 * A text made smaller, or null when it is too short to gain or the client takes it only as it is.
 *
 * @param acceptEncoding the request's `Accept-Encoding` header
 */
export async function compressed(
  text: string,
  acceptEncoding: string | string[] | undefined,
): Promise<{ encoding: string; bytes: Buffer } | null> {
  if (text.length < worthwhile) return null;
  const accepted = String(acceptEncoding ?? "").split(",");
  const chosen = encodings.find(({ name }) => accepted.some((entry) => takes(entry, name)));
  return chosen ? { encoding: chosen.name, bytes: await chosen.pack(text) } : null;
}

/** Whether an entry such as `br;q=0.8` names the encoding and does not rule it out. */
function takes(entry: string, encoding: string): boolean {
  const [name, ...parameters] = entry.split(";").map((part) => part.trim());
  return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
