import type { RefObject } from "react";

/** Selection in a field, in UTF-16 code units. */
export type Caret = { from: number; to: number };

/** Passes the selection of a field to the one that replaces it. */
export type LeftCaret = RefObject<Caret | null>;

/** Returns the selection of a field, if the field has the focus. */
export function caretOf(field: HTMLInputElement): Caret | null {
  if (document.activeElement !== field) return null;
  const end = field.value.length;
  return { from: field.selectionStart ?? end, to: field.selectionEnd ?? end };
}

/** Focuses a field and restores a selection. */
export function goOnIn(field: HTMLInputElement, { from, to }: Caret): void {
  field.focus();
  field.setSelectionRange(from, to);
}
