import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";

/** Somebody wants to go to another page: lets them, or keeps them here. */
export type Leaving = { leave: () => void; stay: () => void };

/**
 * Asks before another page is gone to. The router's own hook would be sent with every page.
 *
 * @param isOpen whether something would be left behind
 * @param isKept whether it is still there after a reload, which asks otherwise too
 * @returns who is to be asked; null as long as nobody wants to leave
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
