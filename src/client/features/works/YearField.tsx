import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { firstYear, lastYear } from "./works-search.ts";
import { yearTyped } from "./year-steps.ts";

type YearFieldProps = {
  label: string;
  name: "from" | "to";
  year: number | undefined;
  /** Placeholder that says what an empty field means. */
  open: string;
  /** Called with the year when the field loses the focus, or on Enter. */
  onSettle: (year: number | undefined) => void;
};

/** A text field for a year. */
export function YearField({ label, name, year, open, onSettle }: YearFieldProps) {
  const [known, setKnown] = useState(year);
  const [text, setText] = useState(written(year));
  if (year !== known) {
    setKnown(year);
    setText(written(year));
  }

  function settle(entered: string) {
    const typed = yearTyped(entered);
    setText(written(typed));
    if (typed !== year) onSettle(typed);
  }

  function settleByEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    settle(event.currentTarget.value);
  }

  // Adopts text from before hydration; if the field has the focus, waits until the user has finished.
  const field = useRef<HTMLInputElement>(null);
  const takeUp = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === text) return;
    if (document.activeElement === input) setText(input.value);
    else settle(input.value);
  });
  useEffect(() => {
    if (field.current) takeUp(field.current);
  }, []);

  return (
    <label className="year-field">
      <span className="year-field__label">{label}</span>
      <input
        ref={field}
        className="year-field__input numeric"
        type="number"
        name={name}
        min={firstYear}
        max={lastYear}
        placeholder={open}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={({ target }) => settle(target.value)}
        onKeyDown={settleByEnter}
      />
    </label>
  );
}

const written = (year: number | undefined) => (year === undefined ? "" : String(year));
