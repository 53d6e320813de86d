import { useEffect, type RefObject } from "react";

const editable = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** Focuses the search field when the user presses “/”, except in a text field or a dialog over the page. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(editable)) return;
      const { current: input } = field;
      const isCovered =
        document.querySelector("dialog[open]") || input?.closest("[inert], [aria-hidden=true]");
      if (!input || isCovered) return;
      event.preventDefault();
      input.focus();
      input.select();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [field]);
}
