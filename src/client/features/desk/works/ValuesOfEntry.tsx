import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { mostItems } from "../../../../record/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormLine } from "./FormLine.tsx";
import type { Line } from "./written.ts";

type ValuesOfEntryProps = {
  /** The name of the custom field. */
  name: string;
  place: string;
  values: readonly Line[];
  onValues: (values: Line[]) => void;
};

/** The values of a custom field. An empty value is removed on save. */
export function ValuesOfEntry({ name, place, values, onValues }: ValuesOfEntryProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = values.length > 0 ? values : [{ key: `${place}-first`, value: "" }];

  function add() {
    const key = `${shown.at(-1)?.key ?? place}+`;
    flushSync(() => onValues([...shown, { key, value: "" }]));
    [...(list.current?.querySelectorAll("textarea") ?? [])].at(-1)?.focus();
  }

  return (
    <div ref={list} className="work-form__values">
      {shown.map((line, at) => (
        <FormLine
          key={line.key}
          label={shown.length > 1 ? `${name}, text ${at + 1}` : `${name}, text`}
          isLabelHidden
          placeholder="Text"
          place={`${place}.${at}`}
          value={line.value}
          rows={1}
          onChange={(value) => onValues(shown.with(at, { ...line, value }))}
        />
      ))}
      {shown.length < mostItems && shown.at(-1)?.value !== "" && (
        <Button variant="quiet" className="work-form__add" onClick={add}>
          <Plus aria-hidden size={16} strokeWidth={1.5} />
          Another text<span className="visually-hidden"> under {name}</span>
        </Button>
      )}
    </div>
  );
}
