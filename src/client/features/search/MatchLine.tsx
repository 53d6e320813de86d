import { createContext, use, type ReactNode } from "react";

/** Tells why the works of the list around a part were found where their labels do not show it; null without a search. */
export const MatchContext = createContext<((workId: string) => ReactNode) | null>(null);

/** Why a work was found, in a line. It weighs nothing where nothing was searched for. */
export function MatchLine({ workId }: { workId: string }): ReactNode {
  return use(MatchContext)?.(workId);
}
