/** The addresses that the page names in a `meta` element. */
export function namedInPage(name: string): string[] {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return element?.content.split(" ").filter(Boolean) ?? [];
}
