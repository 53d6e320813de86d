import type { Frame, View } from "../../../view/view.ts";

/**
 * Returns the shown view, but with the current placement of each image that stays the same: animation frames change it,
 * not the page.
 *
 * @returns the same object as long as nothing else changes
 */
export function withKeptLook(shown: View, kept: View): View {
  const others = kept.comparison?.others ?? [];
  const comparison = shown.comparison && {
    ...shown.comparison,
    others: shown.comparison.others.map((frame, index) => frameKept(frame, others[index])),
  };
  const next = { ...shown, ...frameKept(shown, kept), comparison };
  return JSON.stringify(next) === JSON.stringify(kept) ? kept : next;
}

function frameKept(shown: Frame, kept: Frame | undefined): Frame {
  const { work, image, region, rotation, mirror, adjustments } = shown;
  const isSame = kept?.work === work && kept.image === image;
  const look = isSame ? kept : { region, rotation, mirror };
  return {
    work,
    image,
    region: look.region,
    rotation: look.rotation,
    mirror: look.mirror,
    adjustments,
  };
}
