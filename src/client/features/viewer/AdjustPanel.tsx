import { asItComes } from "../../../view/view.ts";
import type { Adjustments } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { adjustable, adjustRange, isAsItComes } from "./adjust.ts";

type AdjustPanelProps = {
  adjustments: Adjustments;
  onChange: (adjustments: Adjustments) => void;
};

/** Changes the colours of the displayed image, to reveal faint details. */
export function AdjustPanel({ adjustments, onChange }: AdjustPanelProps) {
  const change = (part: Partial<Adjustments>) => onChange({ ...adjustments, ...part });
  return (
    <div className="adjust-panel">
      {adjustable.map(({ name, label }) => (
        <Slider
          key={name}
          label={label}
          {...adjustRange}
          value={adjustments[name]}
          valueText={`${Math.round(adjustments[name] * 100)} %`}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <Checkbox
        label="Greys only"
        checked={adjustments.grey}
        onChange={(grey) => change({ grey })}
      />
      <Checkbox
        label="Light and dark exchanged"
        checked={adjustments.invert}
        onChange={(invert) => change({ invert })}
      />
      <Button
        variant="quiet"
        aria-disabled={isAsItComes(adjustments)}
        onClick={() => onChange(asItComes)}
      >
        As it comes
      </Button>
    </div>
  );
}
