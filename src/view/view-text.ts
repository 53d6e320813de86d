import { fromBytes, toBytes } from "./compact.ts";
import type { View } from "./view.ts";

/** Characters of the longest text a view is looked for in; its bytes are about three quarters of that. */
const longest = 2_000;

/** A view as one word of letters, digits, `-` and `_`: its bytes in base64url. */
export function toText(view: View): string {
  const characters = Array.from(toBytes(view), (byte) => String.fromCharCode(byte));
  return btoa(characters.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Reads what `toText` writes.
 *
 * @returns null if it is anything else, another spelling of the same bytes included
 */
export function fromText(text: string): View | null {
  if (text.length > longest || !/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const view = fromBytes(Uint8Array.from(characters, (character) => character.charCodeAt(0)));
  return view && toText(view) === text ? view : null;
}
