import { asItComes } from "../../../view/view.ts";
import type { Adjustments } from "../../../view/view.ts";

/** The values one may slide, with how far. */
export const adjustable = [
  { name: "brightness", label: "Brightness" },
  { name: "contrast", label: "Contrast" },
  { name: "saturation", label: "Colour" },
] as const;

/** How far a value goes; 1 is as the picture comes. */
export const adjustRange = { min: 0, max: 2, step: 0.05 } as const;

/** Whether nothing is changed. */
export function isAsItComes(adjustments: Adjustments): boolean {
  return (Object.keys(asItComes) as (keyof Adjustments)[]).every(
    (name) => adjustments[name] === asItComes[name],
  );
}

/** The adjustments as a CSS `filter`; `none` where nothing is changed, so that nothing is computed. */
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
