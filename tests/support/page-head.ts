/** What a `meta` element of the page says, by its name or property; null if there is none. */
export function headContent(name: string): string | null {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute("content") ?? null;
}

/** What the page says of itself in schema.org's words. */
export function headData(): unknown {
  return JSON.parse(document.querySelector("[type='application/ld+json']")?.textContent ?? "null");
}
