/** Returns the URLs in a `meta` element of the page. */
export function namedInPage(name: string): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return element?.content.split(" ").filter(Boolean) ?? [];
}
