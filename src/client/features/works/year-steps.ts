import type { Range } from "../../ui/RangeSlider.tsx";
import { firstYear, lastYear } from "./works-search.ts";

/** Years in steps of as many years each. */
export type YearSteps = { first: number; step: number; count: number };

/** A choice of years; an end that is left open has none. */
export type Years = { from?: number | undefined; to?: number | undefined };

/** Between which edges of the steps a choice lies; both ends are part of it, and at least one step is. */
export function edgesOf({ first, step, count }: YearSteps, { from, to }: Years): Range {
  const start = from === undefined ? 0 : Math.floor((from - first) / step);
  const end = to === undefined ? count : Math.ceil((to + 1 - first) / step);
  const within = Math.min(Math.max(start, 0), count - 1);
  return [within, Math.min(Math.max(end, within + 1), count)];
}

/** The choice between two edges; at the ends of all steps it is open. */
export function yearsBetween({ first, step, count }: YearSteps, [start, end]: Range): Years {
  return {
    from: start <= 0 ? undefined : first + start * step,
    to: end >= count ? undefined : first + end * step - 1,
  };
}

/** A choice whose ends stand in order. */
export function inOrder({ from, to }: Years): Years {
  const isTurned = from !== undefined && to !== undefined && from > to;
  return isTurned ? { from: to, to: from } : { from, to };
}

/** The year that was typed, brought within what an address may hold; undefined if it is none. */
export function yearTyped(text: string): number | undefined {
  const year = Math.trunc(Number(text));
  if (text.trim() === "" || Number.isNaN(year)) return undefined;
  return Math.min(Math.max(year, firstYear), lastYear);
}
