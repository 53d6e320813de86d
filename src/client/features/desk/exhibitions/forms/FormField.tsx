import { useId } from "react";

type FormFieldProps = {
  label: string;
  /** Whether the label is only said, where what stands around it tells as much. */
  isLabelHidden?: boolean;
  value: string;
  /** How many lines it shows at least; without it it has one. */
  rows?: number;
  /** What there is to know before writing. */
  description?: string;
  placeholder?: string;
  maxLength?: number;
  /** What is written, where that is no text. */
  type?: "date";
  inputMode?: "url";
  /** What is wrong with it; null if nothing is. */
  problem: string | null;
  onChange: (value: string) => void;
};

/** A labelled line, or a few, of plain text that is saved as it is written, with what is wrong with it. */
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
