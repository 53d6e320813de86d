import { ShortcutSheet } from "../../viewer/ShortcutSheet.tsx";
import type { Shortcuts } from "../../viewer/shortcuts.ts";

const shortcuts: readonly Shortcuts[] = [
  {
    title: "Anywhere, with ⌘ in place of Ctrl on a Mac",
    keys: [
      ["Ctrl Z", "Take back, whatever was done last"],
      ["Ctrl Shift Z or Ctrl Y", "Do it once more"],
      ["Alt F10", "To the bar with Undo and Preview; in a text to its own buttons first"],
      ["?", "This sheet, outside of fields"],
    ],
  },
  {
    title: "On the handle of a block, a slide, a step or a work",
    keys: [
      ["Space", "Take it up, and put it down"],
      ["Arrow keys", "Move it; Page keys by ten, Home and End to the ends"],
      ["Escape", "Leave it where it was"],
    ],
  },
  {
    title: "In a text",
    keys: [
      ["Ctrl B", "Bold"],
      ["Ctrl I", "Italic"],
      ["Ctrl K", "Link"],
      ["Ctrl Alt F", "Footnote; Enter on one opens it"],
      ["Ctrl Alt 2", "Heading"],
      ["Ctrl Alt 3", "Smaller heading"],
      ["Ctrl Alt 0", "Plain line"],
      ["Ctrl Shift 8", "List"],
      ["Ctrl Shift 7", "Numbered list"],
      ["Ctrl Shift 9", "Quotation"],
      ["Ctrl ] and Ctrl [", "Move an item in and out"],
      ["Shift Enter", "A new line in the same part"],
      ["Alt F10", "To its buttons; once more to the bar"],
    ],
  },
  {
    title: "At the beginning of a line of a text, with a space behind",
    keys: [
      ["## and ###", "Headings"],
      ["- and 1.", "Lists"],
      [">", "Quotation"],
    ],
  },
];

/** The list of keyboard shortcuts of the exhibition editor. */
export function EditorKeySheet({ onClose }: { onClose: () => void }) {
  return <ShortcutSheet shortcuts={shortcuts} onClose={onClose} />;
}
