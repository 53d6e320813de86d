import { useEffect, type RefObject } from "react";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { useLatest } from "./use-latest.ts";

/**
 * Takes back by Control and Z, does once more with Shift or by Y, and goes to the editor's bar by Alt and F10, wherever in the
 * editor somebody is; what was typed is saved as soon as a field is left.
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
      // What had the focus may have gone with what was taken back.
      const isHere = event.target === document.body || element?.contains(event.target as Node);
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      // In a text it leads to the text's own buttons first, and from there to the bar.
      const isToBar = key === "f10" && event.altKey && !event.defaultPrevented;
      if (isHere && isToBar) {
        event.preventDefault();
        return latest.current.toBar();
      }
      // Also where a text's own editor has kept the browser from it: what is taken back is the last thing done anywhere.
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
