import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";
import type { Standing } from "../../../view/compare.ts";
import type { Point, View } from "../../../view/view.ts";

/** What a tour shows: a view, and where is pointed, in pixels of its first picture. */
export type Shown = { readonly view: View; readonly pointer: Point | null };

/** A picture in the window: how it stands, and the box it lies in. */
export type PictureBox = { readonly standing: Standing; readonly box: DOMRect };

/** What somebody looks at on this page. */
export type Sight = {
  readonly view: View;
  /** The pictures of the view that are there, and where in the window somebody points. */
  readonly pictures: readonly PictureBox[];
  readonly pointer: Point | null;
};

/** Something on the page that is looked at; the last one lies over the others. */
type Source = {
  read(): Sight | null;
  /** What lies over the page, and must hold what belongs to a tour to have it seen; null for the page. */
  readonly place: HTMLElement | null;
};

let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Source[]) {
  sources = next;
  for (const listener of listeners) listener();
}

/** What is looked at now; null where nothing is. */
export const sightNow = (): Sight | null => sources.at(-1)?.read() ?? null;

/** What lies over the page; null for nothing. */
export const placeOverPage = (): HTMLElement | null => sources.at(-1)?.place ?? null;

/** Calls back whenever something else is looked at, until the returned function is called. */
export function onSources(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says what is looked at, for a tour that somebody may be guiding.
 *
 * @param read called whenever it is of interest; null while there is nothing to see
 * @param place what lies over the page and holds it
 */
export function useSight(read: () => Sight | null, place?: RefObject<HTMLElement | null>): void {
  const latest = useEffectEvent(read);
  useEffect(() => {
    const source = { read: () => latest(), place: place?.current ?? null };
    change([...sources, source]);
    return () => change(sources.filter((each) => each !== source));
  }, [place]);
}
