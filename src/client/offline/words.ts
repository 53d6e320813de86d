import type { Hindrance } from "./taking.ts";

const units = ["KB", "MB", "GB"];

/** Formats a size for display: `124 MB`, `1.2 GB`. */
export function sizeInWords(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (Math.round(size) >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = size < 10 && unit > 0 ? size.toFixed(1).replace(/\.0$/, "") : Math.ceil(size);
  return `${shown} ${units[unit]}`;
}

/** Formats a day for display: `21 November`; with the year if that is not the current one. */
export function dayInWords(day: Date, today: Date): string {
  const isThisYear = day.getFullYear() === today.getFullYear();
  const year = isThisYear ? undefined : "numeric";
  return day.toLocaleDateString("en-GB", { day: "numeric", month: "long", year });
}

/** Message for each reason why nothing can be downloaded. */
export const hindranceInWords: Record<Hindrance, string> = {
  unsupported:
    "This browser does not let the site keep anything here, so nothing can be taken along. A private window, or a setting, may be the reason.",
  offline:
    "Taking pictures along needs the network, which is not there now. What is with you already stays.",
  elsewhere: "Another tab is taking them along now. Look there, or wait until it is done.",
  failed: "That did not work. What is with you already stays; try again in a moment.",
};
