/** A name for a slide or a step, other than those that are there. Random, in pages reached by plain http too. */
export function newKey(taken: readonly { readonly key: string }[]): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return taken.some((each) => each.key === key) ? newKey(taken) : key;
}
