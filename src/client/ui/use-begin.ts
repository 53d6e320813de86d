import { useRef, useState } from "react";
import type { PlaceKeeper } from "./list-place.ts";
import { mostWhole } from "./use-window.ts";

type BeginOptions = {
  keys: readonly string[];
  /** Tells another list from the same one gone on with. */
  identity: string;
  /** Whether more comes in front of the first item. */
  isOpen: boolean;
  place?: PlaceKeeper | undefined;
};

/** The item a list began with before others were put in front of it: rows are found from there, both ways. */
export function useBegin({ keys, identity, isOpen, place }: BeginOptions): {
  /** Its place now. */
  begin: number;
  /** Its key, null if nothing was put in front. */
  origin: string | null;
  /** To be told after drawing where rows begin, for when the first of them go. */
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
      // Where works were let go of, rows go on from the first that is still whole; a short list begins anew.
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

/** The items that rows begin with. */
function rowBegins({ keys, starts }: { keys: readonly string[]; starts: readonly number[] }) {
  return starts.flatMap((item) => keys[item] ?? []);
}
