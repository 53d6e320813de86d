/** Keyboard shortcuts of one part of the program, with descriptions. */
export type Shortcuts = {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
};

const storageKey = "vitrine.shortcuts";

/** Keyboard shortcuts of the zoom view. */
export const closeUpShortcuts: Shortcuts = {
  title: "Close-up",
  keys: [
    ["Arrow keys", "Move; with Shift further"],
    ["+ and −", "Larger and smaller"],
    ["0", "Whole picture, upright"],
    ["R", "Turn right; with Shift left"],
    ["M", "Mirror"],
    ["A", "Brightness, contrast, colour"],
    ["D", "Details that are described"],
    ["L", "Lens on and off"],
    ["O", "Layers: other images laid over"],
    ["N", "Notes; with Shift their marks on the picture"],
    ["F", "Full screen"],
    ["Escape", "Back to the page"],
  ],
};

/** Keyboard shortcuts of a work's page. */
export const pageShortcuts: Shortcuts = {
  title: "Pictures on the page",
  keys: [
    ["← and →", "Previous and next image"],
    ["L", "Lens on and off"],
    ["Enter on “Zoom in”", "Close-up"],
  ],
};

/** Keyboard shortcuts of the lens. */
export const lensShortcuts: Shortcuts = {
  title: "Lens",
  keys: [
    ["Arrow keys", "Move; with Shift further"],
    ["+ and −", "Stronger and weaker"],
    ["[ and ]", "Smaller and larger"],
    ["X", "Look through to the next image, and back"],
    ["Escape", "Put away"],
  ],
};

/** Returns whether letters, digits and signs are shortcuts; arrow keys and Escape always are. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Stores the setting on this device; without storage, shortcuts stay on. */
export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    return;
  }
}
