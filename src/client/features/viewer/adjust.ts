import { asItComes } from "../../../view/view.ts";
import type { Adjustments } from "../../../view/view.ts";

/** The values with a slider. */
export const adjustable = [
  { name: "brightness", label: "Brightness" },
  { name: "contrast", label: "Contrast" },
  { name: "saturation", label: "Colour" },
] as const;

/** Range of a value; 1 leaves the image unchanged. */
export const adjustRange = { min: 0, max: 2, step: 0.05 } as const;

/** Returns whether the adjustments change nothing. */
export function isAsItComes(adjustments: Adjustments): boolean {
  return (Object.keys(asItComes) as (keyof Adjustments)[]).every(
    (name) => adjustments[name] === asItComes[name],
  );
}

/** Converts adjustments to a CSS `filter`; `none` if they change nothing, so that the browser computes nothing. */
export function filterOf(adjustments: Adjustments): string {
  const { brightness, contrast, saturation, invert, grey } = adjustments;
  const steps = [
    invert && "invert(1)",
    brightness !== 1 && `brightness(${brightness})`,
    contrast !== 1 && `contrast(${contrast})`,
    (grey || saturation !== 1) && `saturate(${grey ? 0 : saturation})`,
  ].filter(Boolean);
  return steps.join(" ") || "none";
}
