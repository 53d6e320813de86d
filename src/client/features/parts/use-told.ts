import { useCallback, useEffect, useRef } from "react";
import { tellLate } from "./late-refusal.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Returns a function that shows a refusal in the component, or at the bottom of the viewport once it is unmounted.
 *
 * @param what sentence about what was not done, for the latter case
 * @param tell shows it in the component; a stable function
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
