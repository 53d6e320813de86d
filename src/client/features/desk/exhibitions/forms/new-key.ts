/**
 * Returns a random key for a slide or step that differs from the existing ones. It does not use `crypto.randomUUID`,
 * which plain HTTP pages lack.
 */
export function newKey(taken: readonly { readonly key: string }[]): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return taken.some((each) => each.key === key) ? newKey(taken) : key;
}
