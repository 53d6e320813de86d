import { namedInPage } from "./named-in-page.ts";

const storageKey = "vitrine.fonts";

/** Shows the site's own fonts at once if this browser loaded these very ones before, and so has them at hand. */
export function showSeenFonts(): void {
  const [stylesheet] = named();
  try {
    if (stylesheet && localStorage.getItem(storageKey) === stylesheet) show(stylesheet);
  } catch {
    // Then they come late, as on the first visit.
  }
}

/**
 * Loads the site's own fonts, and uses them when all are there: the page is laid out once again, and not
 * once for each. Until then others stand for them.
 */
export async function loadFonts(): Promise<void> {
  const [stylesheet, ...files] = named();
  if (!stylesheet || isShown(stylesheet)) return;
  await Promise.all(files.map(load));
  show(stylesheet);
  try {
    localStorage.setItem(storageKey, stylesheet);
  } catch {
    // Then they come late on the next visit too.
  }
}

/** Resolves when the file is there, or cannot be had. */
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
  // A face that is loaded when its first words come would change them once they are seen.
  link.onload = () => document.fonts.forEach((face) => void face.load().catch(() => undefined));
  document.head.append(link);
}

function isShown(href: string) {
  return document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null;
}

/** The fonts' stylesheet, then their files. */
function named(): string[] {
  return namedInPage("vitrine-fonts");
}
