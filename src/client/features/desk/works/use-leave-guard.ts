import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

/** A pending navigation, which can be confirmed or cancelled. */
export type Leaving = { leave: () => void; stay: () => void };

/**
 * Asks for confirmation before the user leaves the page. The router's own hook would be part of the code that every
 * page loads.
 *
 * @param isOpen whether there are unsaved changes
 * @param isKept whether they survive a reload, which otherwise asks too
 * @returns the pending navigation; null if there is none
 */
export function useLeaveGuard(isOpen: boolean, isKept: boolean): Leaving | null {
  const { history } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const ask = useEffectEvent((from: string, to: string) => {
    if (!isOpen || from === to) return false;
    return new Promise<boolean>((resolve) => {
      const decide = (isBlocked: boolean) => () => {
        setLeaving(null);
        resolve(isBlocked);
      };
      setLeaving({ leave: decide(false), stay: decide(true) });
    });
  });
  const isLost = useEffectEvent(() => isOpen && !isKept);
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          ask(currentLocation.pathname, nextLocation.pathname),
        enableBeforeUnload: () => isLost(),
      }),
    [history],
  );
  return leaving;
}
