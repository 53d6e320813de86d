import { namedInPage } from "./named-in-page.ts";

const storageKey = "vitrine.fonts";

/** Whether this browser loaded these very fonts before, and so has them at hand. */
export function sawFonts(): boolean {
  try {
    return localStorage.getItem(storageKey) === address();
  } catch {
    return false;
  }
}

/** Loads the site's own fonts; until they are there, others stand for them. */
export function loadFonts(): void {
  const href = address();
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  try {
    localStorage.setItem(storageKey, href);
  } catch {
    // Then they come late on the next visit too.
  }
}

function address(): string | undefined {
  return namedInPage("vitrine-fonts")[0];
}
