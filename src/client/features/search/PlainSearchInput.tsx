import type { ComponentProps, RefObject } from "react";
import { caretOf, type LeftCaret } from "./caret.ts";
import { searchInput } from "./search-input.ts";

type PlainSearchInputProps = Omit<ComponentProps<"input">, "onChange"> & {
  text: string;
  onTextChange: (text: string) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Is told where somebody wrote when the field goes. */
  caret: LeftCaret;
};

/** The field as it is sent and until the suggestions are there. */
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
