let atHand: { service: string; url: string } | null = null;

/** Keeps the picture that goes on from one page to the next, as the page before showed it. */
export function keepPictureAtHand(service: string, url: string): void {
  atHand = { service, url };
}

/** The address of a smaller copy of a picture, if the page before showed one; else null. */
export function pictureAtHand(service: string): string | null {
  return atHand?.service === service ? atHand.url : null;
}
