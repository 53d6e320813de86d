import type { ComponentProps, RefObject } from "react";
import { caretOf, type LeftCaret } from "./caret.ts";
import { searchInput } from "./search-input.ts";

type PlainSearchInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  text: string;
  onTextChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Receives the caret position when the field is unmounted. */
  caret: LeftCaret;
};

/** The search field on the server and until the suggestions have loaded. */
export function PlainSearchInput({
  text,
  onTextChange,
  field,
  caret,
  ...rest
}: PlainSearchInputProps) {
  return (
    <input
      {...searchInput}
      {...rest}
      ref={(input) => {
        field.current = input;
        return () => {
          caret.current = input && caretOf(input);
          field.current = null;
        };
      }}
      type="search"
      name="q"
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
    />
  );
}
