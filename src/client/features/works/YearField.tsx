import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
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

  // What was typed before the program was there; whoever is still typing is waited for.
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
