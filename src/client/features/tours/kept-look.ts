import type { Frame, View } from "../../../view/view.ts";

/**
 * What is shown, with every picture that is there already left where it lies: it is taken elsewhere frame by frame, not
 * by the page.
 *
 * @returns the same object as long as nothing else of it changes
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
