import { createContext, use, type ReactNode } from "react";

/** Renders why a work of the surrounding list matches, if its label does not show it; null without a search. */
export const MatchContext = createContext<((workId: string) => ReactNode) | null>(null);

/** A line that says why a work matches. Without a search it costs nothing. */
export function MatchLine({ workId }: { workId: string }): ReactNode {
  return use(MatchContext)?.(workId);
}
