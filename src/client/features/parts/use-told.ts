import { useCallback, useEffect, useRef } from "react";
import { tellLate } from "./late-refusal.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Tells of refusals where somebody changes something, and at the foot of the window once that place is gone.
 *
 * @param what what was not done then, as a sentence
 * @param tell tells of it in its place; the same function as long as the component is there
 */
export function useTold(
  what: string,
  tell: (refusal: Refusal) => void,
): (refusal: Refusal) => void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (refusal) => (isHere.current ? tell(refusal) : tellLate({ what, refusal })),
    [what, tell],
  );
}
