type SliderProps = {
  label: string;
  /** What the value is called: written beside the name, and said as the value. */
  valueText: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** Called with every move. */
  onChange: (value: number) => void;
};

/** A value on a scale, with its name above it: the browser's own slider. */
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
