import { thumbHashToDataURL } from "thumbhash";

const known = new Map<string, string | null>();
const mostKnown = 500;

/**
 * Decodes a ThumbHash to a data URL; null if the text is not a ThumbHash.
 *
 * @param hash base64
 */
export function placeholderUrl(hash: string): string | null {
  const before = known.get(hash);
  if (before !== undefined) return before;
  const url = decode(hash);
  if (known.size >= mostKnown) known.clear();
  known.set(hash, url);
  return url;
}

function decode(hash: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
    // Five bytes of header, and at least one of detail: shorter texts would be read past their end.
    return bytes.length > 5 ? thumbHashToDataURL(bytes) : null;
  } catch {
    return null;
  }
}
