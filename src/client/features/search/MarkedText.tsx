import { createContext, use, type ReactNode } from "react";
import type { Piece } from "../../../text/marks.ts";

/** Takes texts apart into what was searched for and the rest. */
export type Marker = { text: (text: string) => Piece[]; identifier: (text: string) => Piece[] };

/** What was searched for by the list around a part; null where nothing was. */
export const MarkerContext = createContext<Marker | null>(null);

type MarkedTextProps = { children: string; kind?: keyof Marker };

/** A text in which what was searched for is marked. It weighs nothing where nothing is. */
export function MarkedText({ children, kind = "text" }: MarkedTextProps): ReactNode {
  const marker = use(MarkerContext);
  return marker ? <Pieces pieces={marker[kind](children)} /> : children;
}

/** A text of which some pieces are marked. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text));
}
