/** The wall a visitor chose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const storageKey = "vitrine.theme";
const order: readonly Theme[] = ["system", "light", "dark"];

/** The wall chosen on an earlier visit. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey);
    return order.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Puts a wall up, and keeps the choice for the next visit where the browser allows it. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // The choice holds for this visit only.
  }
}

/** The wall that the next press of the button puts up. */
export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? "system";
}
