import type { Range } from "../../ui/RangeSlider.tsx";
import { firstYear, lastYear } from "./works-search.ts";

/** Consecutive steps of equally many years. */
export type YearSteps = { first: number; step: number; count: number };

/** A selection of years; an open end is undefined. */
export type Years = { from?: number | undefined; to?: number | undefined };

/** Returns the step edges that enclose a selection; it includes both its ends and at least one step. */
export function edgesOf({ first, step, count }: YearSteps, { from, to }: Years): Range {
  const start = from === undefined ? 0 : Math.floor((from - first) / step);
  const end = to === undefined ? count : Math.ceil((to + 1 - first) / step);
  const within = Math.min(Math.max(start, 0), count - 1);
  return [within, Math.min(Math.max(end, within + 1), count)];
}

/** Returns the selection between two edges; at the outermost edges it is open. */
export function yearsBetween({ first, step, count }: YearSteps, [start, end]: Range): Years {
  return {
    from: start <= 0 ? undefined : first + start * step,
    to: end >= count ? undefined : first + end * step - 1,
  };
}

/** Swaps the ends of a selection that are in the wrong order. */
export function inOrder({ from, to }: Years): Years {
  const isTurned = from !== undefined && to !== undefined && from > to;
  return isTurned ? { from: to, to: from } : { from, to };
}

/** Parses a typed year and limits it to the range of a URL; undefined if it is not a year. */
export function yearTyped(text: string): number | undefined {
  const year = Math.trunc(Number(text));
  if (text.trim() === "" || Number.isNaN(year)) return undefined;
  return Math.min(Math.max(year, firstYear), lastYear);
}
