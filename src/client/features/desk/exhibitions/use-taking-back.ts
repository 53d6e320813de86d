import { useState } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";

/** Taking back and doing once more, with what is then said. */
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
