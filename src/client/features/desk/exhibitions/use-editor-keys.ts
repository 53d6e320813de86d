import { useEffect, type RefObject } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { useLatest } from "./use-latest.ts";

/**
 * Handles the keyboard shortcuts of the whole editor: Control+Z undoes, Control+Shift+Z or Control+Y redoes, Alt+F10
 * moves the focus to the toolbar. Leaving a field commits the typed text.
 */
export function useEditorKeys(
  editor: RefObject<HTMLElement | null>,
  desk: ExhibitionDesk,
  isThere: boolean,
  onKey: { undo: () => void; redo: () => void; toBar: () => void },
): void {
  const latest = useLatest(onKey);
  useEffect(() => {
    const element = editor.current;
    if (!element || !isThere) return;
    function press(event: KeyboardEvent) {
      // An undo may have removed the focused element, in which case the event comes from the body.
      const isHere = event.target === document.body || element?.contains(event.target as Node);
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      // In a text the first press moves to the text's own toolbar, the second one to the editor's.
      const isToBar = key === "f10" && event.altKey && !event.defaultPrevented;
      if (isHere && isToBar) {
        event.preventDefault();
        return latest.current.toBar();
      }
      // Also if the text editor prevented the default: undo always reverts the last change anywhere in the exhibition.
      if (!isHere || !isCommand || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    }
    const leave = () => desk.settle();
    document.addEventListener("keydown", press);
    element.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("keydown", press);
      element.removeEventListener("focusout", leave);
    };
  }, [editor, desk, isThere, latest]);
}
