import { useState, type KeyboardEvent } from "react";
import { firstYear, lastYear } from "./works-search.ts";
import { yearTyped } from "./year-steps.ts";

type YearFieldProps = {
  label: string;
  name: "from" | "to";
  year: number | undefined;
  /** What is meant when no year is given. */
  open: string;
  /** Called with the year when the field is left, or by Enter. */
  onSettle: (year: number | undefined) => void;
};

/** A year that can be typed. */
export function YearField({ label, name, year, open, onSettle }: YearFieldProps) {
  const [known, setKnown] = useState(year);
  const [text, setText] = useState(written(year));
  if (year !== known) {
    setKnown(year);
    setText(written(year));
  }

  function settle() {
    const typed = yearTyped(text);
    setText(written(typed));
    if (typed !== year) onSettle(typed);
  }

  function settleByEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    settle();
  }

  return (
    <label className="year-field">
      <span className="year-field__label">{label}</span>
      <input
        className="year-field__input numeric"
        type="number"
        name={name}
        min={firstYear}
        max={lastYear}
        placeholder={open}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
        onKeyDown={settleByEnter}
      />
    </label>
  );
}

const written = (year: number | undefined) => (year === undefined ? "" : String(year));
