const key = "vitrine.seed";
const largest = 9999;

let kept: number | null = null;

/** The number of this visit's random order: the same one whenever the order is chosen. */
export function visitSeed(): number {
  kept ??= stored() ?? nextSeed();
  return kept;
}

/** Another random order, which is this visit's from now on. */
export function nextSeed(): number {
  kept = 1 + Math.floor(Math.random() * largest);
  try {
    sessionStorage.setItem(key, String(kept));
  } catch {
    // Without storage it is kept as long as the page is open.
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
