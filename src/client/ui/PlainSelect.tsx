import { useId } from "react";

type PlainSelectProps<Id extends string> = {
  label: string;
  /** Whether the label is only said, where what stands beside it tells as much. */
  isLabelHidden?: boolean;
  options: readonly { readonly id: Id; readonly label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** The browser's own list of choices under a label: weighs nothing, and a phone shows it in its own way. */
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
