/** An option of the field. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Whether it is disabled. */
  readonly isOff?: boolean;
};

type ChoiceFieldProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A labelled native select, which adds no code. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <label className="choice-field" title={label}>
      <span className="choice-field__label">{label}</span>
      <select
        className="choice-field__select"
        value={value}
        onChange={(event) => {
          const chosen = choices.find((each) => each.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.isOff}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
