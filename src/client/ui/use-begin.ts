import { useState } from "react";
import type { PlaceKeeper } from "./list-place.ts";

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
} {
  const first = keys[0] ?? null;
  const [held, setHeld] = useState(() => ({
    identity,
    origin: place?.kept()?.origin ?? (isOpen ? first : null),
  }));
  let { origin } = held;
  if (held.identity !== identity || (origin === null && isOpen)) {
    origin = isOpen ? first : null;
    if (held.identity !== identity || held.origin !== origin) setHeld({ identity, origin });
  }
  const begin = origin === null ? 0 : Math.max(0, keys.indexOf(origin));
  return { begin, origin: begin > 0 ? origin : null };
}
