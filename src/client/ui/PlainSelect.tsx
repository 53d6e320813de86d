import { useId } from "react";

type PlainSelectProps<Id extends string> = {
  label: string;
  /** Whether only screen readers get the label, because adjacent text makes it clear. */
  isLabelHidden?: boolean;
  options: readonly { readonly id: Id; readonly label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** A native select with a label: it adds no code, and a phone shows its own picker. */
export function PlainSelect<Id extends string>(props: PlainSelectProps<Id>) {
  const { label, isLabelHidden = false, options, selected, onSelect } = props;
  const id = useId();
  return (
    <div className="plain-select">
      <label className={isLabelHidden ? "visually-hidden" : "text-field__label"} htmlFor={id}>
        {label}
      </label>
      <div className="plain-select__line">
        <select
          id={id}
          className="plain-select__field"
          value={selected}
          onChange={({ target }) => {
            const option = options.find((each) => each.id === target.value);
            if (option) onSelect(option.id);
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
