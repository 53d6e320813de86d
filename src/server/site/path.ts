/** Returns the path of a request's URL, without the query, which may contain search words. */
export function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "/";
}
