import { useState } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";

/** Undo and redo, with a status message for screen readers. */
export function useTakingBack(desk: ExhibitionDesk) {
  const [said, setSaid] = useState("");
  return {
    said,
    undo: () => {
      desk.settle();
      const { undoWords } = desk.view;
      desk.undo();
      if (undoWords) setSaid(`Undone: ${undoWords}.`);
    },
    redo: () => {
      desk.settle();
      const { redoWords } = desk.view;
      desk.redo();
      if (redoWords) setSaid(`Done once more: ${redoWords}.`);
    },
  };
}
