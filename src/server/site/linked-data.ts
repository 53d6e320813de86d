/**
 * Returns whether an `Accept` header allows JSON-LD, which is false if it names other types instead, as the one of a
 * browser's address bar does.
 */
export function wantsLinkedData(accept: string | undefined): boolean {
  return accept === undefined || /^\s*\*\/\*\s*$|application\/ld\+json/.test(accept);
}
