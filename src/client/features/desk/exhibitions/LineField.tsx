import { useId } from "react";

type LineFieldProps = {
  label: string;
  type?: "text" | "date";
  value: string;
  maxLength?: number;
  /** What is wrong with it; null if nothing is. */
  problem: string | null;
  onChange: (value: string) => void;
};

/** A labelled line that is saved as it is written. */
export function LineField({ label, type = "text", problem, onChange, ...input }: LineFieldProps) {
  const id = useId();
  return (
    <div className="text-field">
      <label className="text-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="text-field__line">
        <input
          {...input}
          id={id}
          type={type}
          className="text-field__input"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p className="text-field__problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
