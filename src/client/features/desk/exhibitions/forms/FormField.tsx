import { useId } from "react";

type FormFieldProps = {
  label: string;
  /** Whether the label is visually hidden, where the context makes it clear. */
  isLabelHidden?: boolean;
  value: string;
  /** Minimum number of visible lines; a single-line input if absent. */
  rows?: number;
  /** Help text above the field. */
  description?: string;
  placeholder?: string;
  maxLength?: number;
  /** Input type, if not text. */
  type?: "date";
  inputMode?: "url";
  /** The error message; null if there is none. */
  problem: string | null;
  onChange: (value: string) => void;
};

/** A labelled plain-text field that saves while the user types, with its error message. */
export function FormField(props: FormFieldProps) {
  const { label, isLabelHidden = false, value, rows, description, problem, onChange } = props;
  const id = useId();
  const field = {
    id,
    value,
    className: "text-field__input",
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    autoComplete: "off",
    "aria-invalid": problem !== null,
    "aria-describedby": `${id}-problem ${id}-description`,
  };
  return (
    <div className="text-field">
      <label className={isLabelHidden ? "visually-hidden" : "text-field__label"} htmlFor={id}>
        {label}
      </label>
      {description !== undefined && (
        <p className="text-field__description" id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className="text-field__line">
        {rows === undefined ? (
          <input
            {...field}
            type={props.type ?? "text"}
            inputMode={props.inputMode}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <textarea {...field} rows={rows} onChange={({ target }) => onChange(target.value)} />
        )}
      </div>
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
