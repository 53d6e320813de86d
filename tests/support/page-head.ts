/** Returns the content of a `meta` element of the page, by its name or property; null if there is none. */
export function headContent(name: string): string | null {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute("content") ?? null;
}

/** Returns the page's schema.org data. */
export function headData(): unknown {
  return JSON.parse(document.querySelector("[type='application/ld+json']")?.textContent ?? "null");
}
