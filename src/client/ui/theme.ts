/** The theme a visitor chose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const storageKey = "vitrine.theme";
const order: readonly Theme[] = ["system", "light", "dark"];

/** Returns the theme chosen on an earlier visit. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return order.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Applies a theme, and persists the choice where the browser allows it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The choice applies to this visit only.
  }
}

/** Returns the theme that the next press of the button applies. */
export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? "system";
}
