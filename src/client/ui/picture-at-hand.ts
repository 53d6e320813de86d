let atHand: { service: string; url: string } | null = null;

/** Stores an image that the next page also shows, at the URL that the current page loaded. */
export function keepPictureAtHand(service: string, url: string): void {
  atHand = { service, url };
}

/** Returns the URL of a smaller copy of an image, if the previous page showed one; null otherwise. */
export function pictureAtHand(service: string): string | null {
  return atHand?.service === service ? atHand.url : null;
}
