type SliderProps = {
  label: string;
  /** The value as text, shown beside the label and announced as the value. */
  valueText: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** Called with every change while the thumb moves. */
  onChange: (value: number) => void;
};

/** A native range input with its label above it. */
export function Slider({ label, valueText, onChange, ...scale }: SliderProps) {
  return (
    <label className="slider">
      <span>
        {label}{" "}
        <span className="slider__value" aria-hidden>
          {valueText}
        </span>
      </span>
      <input
        type="range"
        {...scale}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
