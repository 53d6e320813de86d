import type { RefObject } from "react";
import type { Comparing } from "../compare/use-compared.ts";
import { useSight } from "./sight.ts";
import type { PictureBox } from "./sight.ts";
import { usePointerPlace } from "./use-pointer-place.ts";

/** Provides a comparison for a tour, with the current placement of all images. */
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

/** Returns the loaded images of a comparison in order, with their bounding boxes. */
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
