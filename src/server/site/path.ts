/** The path of a request's address, without the query, which may hold what somebody searches for. */
export function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? "/";
}
