import { piecesOf, spansIn, spansInIdentifier } from "../../../text/marks.ts";
import { parseSearch } from "../../../text/query.ts";
import type { Marker } from "./MarkedText.tsx";

/** Returns a marker for the words of a search; null if it has none. */
export function markerOf(search: string): Marker | null {
  const query = parseSearch(search);
  if (!query) return null;
  return {
    text: (text) => piecesOf(text, spansIn(text, query)),
    identifier: (text) => piecesOf(text, spansInIdentifier(text, query)),
  };
}
