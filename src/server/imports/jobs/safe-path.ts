import { isStorable } from "../../store/is-storable.ts";

/** Maximum length of a path, in characters, and of a name in it, in bytes; maximum number of names in it. */
const limits = { path: 1_000, name: 255, depth: 20 };

/**
 * Returns the relative path for storing an uploaded file, with `/`, from its name as sent: percent-encoded, with
 * folders.
 *
 * @returns null if it leads out of its folder, or is not a valid name
 */
export function safePath(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > 9 * limits.path) return null;
  let path: string;
  try {
    path = decodeURIComponent(sent);
  } catch {
    return null;
  }
  const names = path.replaceAll("\\", "/").split("/");
  if (path.length > limits.path || names.length > limits.depth) return null;
  return names.every(isName) ? names.join("/") : null;
}

function isName(name: string): boolean {
  const isSafe =
    isStorable(name) && !/\p{Cc}/u.test(name) && Buffer.byteLength(name) <= limits.name;
  return isSafe && !["", ".", ".."].includes(name.trim());
}
