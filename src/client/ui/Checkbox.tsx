import type { InputHTMLAttributes } from "react";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> & {
  label: string;
  /** A few quiet figures at the end of the line. */
  detail?: string | undefined;
  onChange: (isChecked: boolean) => void;
};

/** A native checkbox whose whole line can be pressed. */
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
