import { createContext, use, type ReactNode } from "react";
import type { MatchedField } from "../../../../__generated__/relay/MatchText_match.graphql.ts";

/** Tells why a work of the list around a part was found, where its label does not show it. */
export type MatchTeller = (workId: string, shown: readonly MatchedField[]) => ReactNode;

/** Null where nothing was searched for. */
export const MatchContext = createContext<MatchTeller | null>(null);

type MatchLineProps = {
  workId: string;
  /** What shows beside it already. */
  shown?: readonly MatchedField[];
};

/** Why a work was found, in a line. It weighs nothing where nothing was searched for. */
export function MatchLine({ workId, shown = [] }: MatchLineProps): ReactNode {
  return use(MatchContext)?.(workId, shown);
}
