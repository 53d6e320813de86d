/** Keys of one part of the program, with what they do. */
export type Shortcuts = {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
};

const storageKey = "vitrine.shortcuts";

/** The keys of the close-up view. */
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

/** The keys of a work's page. */
export const pageShortcuts: Shortcuts = {
  title: "Pictures on the page",
  keys: [
    ["← and →", "Previous and next image"],
    ["L", "Lens on and off"],
    ["Enter on “Zoom in”", "Close-up"],
  ],
};

/** The keys of the lens. */
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

/** Whether letters, digits and signs do something; arrows and Escape always do. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Remembers the choice on this device; where nothing can be kept, keys stay on. */
export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    return;
  }
}
