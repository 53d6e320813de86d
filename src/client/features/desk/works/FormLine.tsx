import { useId, useState, type ReactNode } from "react";
import type { TermKind } from "../../../../../__generated__/relay/TermSuggestionsQuery.graphql.ts";
import { TermSuggestions } from "./TermSuggestions.tsx";
import { useWorkForm } from "./WorkFormContext.ts";

type FormLineProps = {
  label: string;
  /** Whether the label is visually hidden, where the context makes it clear. */
  isLabelHidden?: boolean;
  /** Path of the field in the work, such as `creators.2.name`, under which its errors are reported. */
  place: string;
  value: string;
  onChange: (value: string) => void;
  /** Minimum number of visible lines; a single-line input if absent. */
  rows?: number;
  /** Shown in an empty field with a hidden label. */
  placeholder?: string;
  /** Help text. */
  description?: string;
  inputMode?: "numeric" | "decimal" | "url";
  /** Type of the existing terms that the field suggests. */
  terms?: TermKind;
  /** Content after the label. */
  mark?: ReactNode;
};

/** A labelled field of a work's form, with its error message. */
export function FormLine(props: FormLineProps) {
  const { label, isLabelHidden = false, place, value, rows, description, terms, mark } = props;
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const problem = useWorkForm().problems.get(place);
  const field = {
    id,
    value,
    className: "text-field__input",
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-problem ${id}-description`,
    autoComplete: "off",
    placeholder: props.placeholder,
  };
  return (
    <div className="text-field">
      <div className="work-form__label">
        <label className={isLabelHidden ? "visually-hidden" : "text-field__label"} htmlFor={id}>
          {label}
        </label>
        {mark}
      </div>
      {rows === undefined ? (
        <input
          {...field}
          inputMode={props.inputMode}
          list={terms && hasFocus ? `${id}-terms` : undefined}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onChange={({ target }) => props.onChange(target.value)}
        />
      ) : (
        <textarea {...field} rows={rows} onChange={({ target }) => props.onChange(target.value)} />
      )}
      {terms && hasFocus && <TermSuggestions id={`${id}-terms`} kind={terms} words={value} />}
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
      {description !== undefined && (
        <p className="text-field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}
