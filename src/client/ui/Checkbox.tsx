import type { InputHTMLAttributes } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> & {
  label: string;
  /** Secondary text at the end of the line, such as a count. */
  detail?: string | undefined;
  onChange: (isChecked: boolean) => void;
};

/** A native checkbox whose whole line is clickable. */
export function Checkbox({ label, detail, onChange, ...rest }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        {...rest}
        type="checkbox"
        className="checkbox__box"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="checkbox__label">{label}</span>
      {detail !== undefined && <span className="checkbox__detail numeric">{detail}</span>}
    </label>
  );
}
