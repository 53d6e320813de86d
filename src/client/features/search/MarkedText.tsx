import { createContext, use, type ReactNode } from "react";
import type { Piece } from "../../../text/marks.ts";

/** Splits texts into search words and the rest. */
export type Marker = { text: (text: string) => Piece[]; identifier: (text: string) => Piece[] };

/** Marker for the search of the surrounding list; null without a search. */
export const MarkerContext = createContext<Marker | null>(null);

type MarkedTextProps = { children: string; kind?: keyof Marker };

/** A text with highlighted search words. Without a search it costs nothing. */
export function MarkedText({ children, kind = "text" }: MarkedTextProps): ReactNode {
  const marker = use(MarkerContext);
  return marker ? <Pieces pieces={marker[kind](children)} /> : children;
}

/** A text with some highlighted pieces. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
