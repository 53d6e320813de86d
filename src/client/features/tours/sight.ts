import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { Standing } from "../../../view/compare.ts";
import type { Point, View } from "../../../view/view.ts";

/** The view that a tour shows, with the pointer's position in pixels of its first image. */
export type Shown = { readonly view: View; readonly pointer: Point | null };

/** An image in the viewport: its placement and its bounding box. */
export type PictureBox = { readonly standing: Standing; readonly box: DOMRect };

/** What the user currently views on this page. */
export type Sight = {
  readonly view: View;
  /** The view's loaded images, and the pointer's position in the viewport. */
  readonly pictures: readonly PictureBox[];
  readonly pointer: Point | null;
};

/** A component that provides the current view. The last one registered is on top of the others. */
type Source = {
  read(): Sight | null;
  /** The overlay over the page, inside which the tour's elements must render to be visible; null for the page. */
  readonly place: HTMLElement | null;
};

let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Source[]) {
  sources = next;
  for (const listener of listeners) listener();
}

/** Returns the current view; null if there is none. */
export const sightNow = (): Sight | null => sources.at(-1)?.read() ?? null;

/** Returns the overlay over the page; null if there is none. */
export const placeOverPage = (): HTMLElement | null => sources.at(-1)?.place ?? null;

/** Calls the listener when another component provides the view, until the returned function is called. */
export function onSources(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Provides the current view for a tour that the user may be guiding.
 *
 * @param read returns the current view; null while there is nothing to see
 * @param place the overlay that contains the view
 */
export function useSight(read: () => Sight | null, place?: RefObject<HTMLElement | null>): void {
  const latest = useEffectEvent(read);
  useEffect(() => {
    const source = { read: () => latest(), place: place?.current ?? null };
    change([...sources, source]);
    return () => change(sources.filter((each) => each !== source));
  }, [place]);
}
