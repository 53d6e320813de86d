import type { RefObject } from "react";

/** Where somebody writes in a field, in UTF-16 units. */
export type Caret = { from: number; to: number };

/** What one field leaves to the one that takes its place. */
export type LeftCaret = RefObject<Caret | null>;

/** The caret of a field, if that has the focus. */
export function caretOf(field: HTMLInputElement): Caret | null {
  if (document.activeElement !== field) return null;
  const end = field.value.length;
  return { from: field.selectionStart ?? end, to: field.selectionEnd ?? end };
}

/** Goes on in a field where another was left. */
export function goOnIn(field: HTMLInputElement, { from, to }: Caret): void {
  field.focus();
  field.setSelectionRange(from, to);
}
