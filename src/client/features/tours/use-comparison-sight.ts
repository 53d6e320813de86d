import type { RefObject } from "react";
import type { Comparing } from "../compare/use-compared.ts";
import { useSight } from "./sight.ts";
import type { PictureBox } from "./sight.ts";
import { usePointerPlace } from "./use-pointer-place.ts";

/** Tells a tour what is compared, as all pictures lie at every moment. */
export function useComparisonSight(
  comparing: Comparing,
  list: RefObject<HTMLElement | null>,
): void {
  const pointer = usePointerPlace(list);
  useSight(() => {
    const view = comparing.seen();
    const pictures = comparedBoxes(comparing, list.current);
    return view && { view, pictures, pointer: pointer.current };
  });
}

/** The pictures of a comparison that are there, in their order, with the boxes they lie in. */
export function comparedBoxes(
  { compared, linking }: Pick<Comparing, "compared" | "linking">,
  list: HTMLElement | null,
): PictureBox[] {
  const panes = list?.querySelectorAll(".compare-pane") ?? [];
  const standings = linking.standings();
  return compared.pictures.flatMap(({ name }, index) => {
    const [standing, pane] = [standings.get(name), panes[index]];
    return standing && pane ? [{ standing, box: pane.getBoundingClientRect() }] : [];
  });
}
