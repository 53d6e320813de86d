/** Whether an `Accept` header lets an answer be JSON-LD: unless it names other types, as a browser's address bar does. */
export function wantsLinkedData(accept: string | undefined): boolean {
  return accept === undefined || /^\s*\*\/\*\s*$|application\/ld\+json/.test(accept);
}
