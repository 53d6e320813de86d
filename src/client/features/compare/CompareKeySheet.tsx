import { ShortcutSheet } from "../viewer/ShortcutSheet.tsx";
import type { Shortcuts } from "../viewer/shortcuts.ts";

const shortcuts: readonly Shortcuts[] = [
  {
    title: "On a picture",
    keys: [
      ["Arrow keys", "Move, and what is tied to it; with Shift further"],
      ["+ and −", "Larger and smaller"],
      ["0", "Whole pictures, upright"],
      ["R", "Turn this one right; with Shift left"],
      ["M", "Mirror this one"],
      ["A", "Brightness, contrast, colour of this one"],
    ],
  },
  {
    title: "Among pictures",
    keys: [
      ["B", "Blink: one over the other, then the other"],
      ["Arrow keys on the curtain", "Draw it; with Shift further"],
      ["Arrow keys on the grip", "Put the picture elsewhere among the others"],
      ["?", "This sheet"],
    ],
  },
];

/** Keyboard shortcuts of a comparison. */
export function CompareKeySheet({ onClose }: { onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
