import { namedInPage } from "./named-in-page.ts";

const storageKey = "vitrine.fonts";

/** Uses the site's fonts immediately if this browser has loaded the same version before, so that they are cached. */
export function showSeenFonts(): void {
  const [stylesheet] = named();
  try {
    if (stylesheet && localStorage.getItem(storageKey) === stylesheet) show(stylesheet);
  } catch {
    // Without local storage the fonts load late, as on the first visit.
  }
}

/**
 * Loads the site's fonts and applies them together, for a single layout instead of one for each font. Until then
 * fallback fonts are used.
 */
export async function loadFonts(): Promise<void> {
  const [stylesheet, ...files] = named();
  if (!stylesheet || isShown(stylesheet)) return;
  await Promise.all(files.map(load));
  show(stylesheet);
  try {
    localStorage.setItem(storageKey, stylesheet);
  } catch {
    // Without local storage the fonts load late on the next visit too.
  }
}

/** Resolves when the file has loaded or failed. */
function load(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "font",
    crossOrigin: "anonymous",
    href,
  });
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}

function show(href: string) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  // Loads all faces now. A face that loads with its first text would change visible text.
  link.onload = () => document.fonts.forEach((face) => void face.load().catch(() => undefined));
  document.head.append(link);
}

function isShown(href: string) {
  return document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
}

/** Returns the URL of the fonts' stylesheet, then those of the font files. */
function named(): string[] {
  return namedInPage("vitrine-fonts");
}
