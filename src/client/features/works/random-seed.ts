const key = "vitrine.seed";
const largest = 9999;

let kept: number | null = null;

/** Returns the seed of this visit's random order: the same whenever that order is selected. */
export function visitSeed(): number {
  kept ??= stored() ?? nextSeed();
  return kept;
}

/** Generates another seed and makes it this visit's. */
export function nextSeed(): number {
  kept = 1 + Math.floor(Math.random() * largest);
  try {
    sessionStorage.setItem(key, String(kept));
  } catch {
    // Without storage the seed lasts as long as the page is open.
  }
  return kept;
}

function stored(): number | null {
  try {
    const seed = Number(sessionStorage.getItem(key));
    return Number.isInteger(seed) && seed >= 1 && seed <= largest ? seed : null;
  } catch {
    return null;
  }
}
