import { useRef, useState } from "react";
import type { PlaceKeeper } from "./list-place.ts";
import { mostWhole } from "./use-window.ts";

type BeginOptions = {
  keys: readonly string[];
  /** Identifies the list: a different value means another list, the same value the same list with more items. */
  identity: string;
  /** Whether more items may be prepended. */
  isOpen: boolean;
  place?: PlaceKeeper | undefined;
};

/**
 * Tracks the item that a list started with before others were prepended. Rows are computed from there, in both
 * directions.
 */
export function useBegin({ keys, identity, isOpen, place }: BeginOptions): {
  /** Its current index. */
  begin: number;
  /** Its key, null if nothing was prepended. */
  origin: string | null;
  /** Records where rows begin; call it after each render, for when the first rows are dropped. */
  noteRows: (starts: readonly number[]) => void;
} {
  const first = keys[0] ?? null;
  const drawn = useRef({ keys, starts: [] as readonly number[] });
  const [held, setHeld] = useState(() => ({
    identity,
    first,
    origin: place?.kept()?.origin ?? (isOpen ? first : null),
  }));
  let { origin } = held;
  if (held.identity !== identity || held.first !== first) {
    const isOther = held.identity !== identity;
    if (isOther || origin === null || !keys.includes(origin)) {
      // After works were dropped, rows start at the first row that is still whole; a short list starts over.
      const whole =
        isOther || keys.length <= mostWhole
          ? undefined
          : rowBegins(drawn.current).find((key) => keys.includes(key));
      origin = isOpen ? (whole ?? first) : null;
    }
    setHeld({ identity, first, origin });
  }
  const begin = origin === null ? 0 : Math.max(0, keys.indexOf(origin));
  const noteRows = (starts: readonly number[]) => {
    drawn.current = { keys, starts };
  };
  return { begin, origin: begin > 0 ? origin : null, noteRows };
}

/** Returns the keys of the items that rows begin with. */
function rowBegins({ keys, starts }: { keys: readonly string[]; starts: readonly number[] }) {
  return starts.flatMap((item) => keys[item] ?? []);
}
