import { exhibitionLimits } from "../store/exhibition-parts.ts";

const number = (value: number) => value.toLocaleString("en-GB");

/** Error messages about exhibitions. */
export const sentences = {
  noExhibition: "This exhibition is not there any more. Load the page again.",
  noBlock: "This block is not in the exhibition any more. Load the page again.",
  noAnchor: "What this was to stand behind is not in the exhibition any more. Load the page again.",
  noVersion: "This version is not kept any more. Load the page again.",
  noTour: "There is no tour to begin from any more, or it is still going on.",
  noTitle: "Give the exhibition a title.",
  longTitle: `A title has at most ${number(exhibitionLimits.title)} characters.`,
  day: "A day is written as 2026-11-21.",
  days: "The last day comes before the first one. Correct one of them.",
  past: "This moment is over. Choose one to come, or publish now.",
  full: `The exhibition is full: it has ${number(exhibitionLimits.blocks)} blocks. Take one out first.`,
  tooMany: `There are ${number(exhibitionLimits.exhibitions)} exhibitions. Delete one first.`,
  gone: `What was deleted can be put back for ${exhibitionLimits.undoHours} hours. This is gone.`,
  anotherKind: "This block is of another type by now. Load the page again.",
} as const;
