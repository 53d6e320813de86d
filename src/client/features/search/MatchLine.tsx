import { createContext, use } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  MatchedField,
  MatchLine_match$key,
} from "../../../../__generated__/relay/MatchLine_match.graphql.ts";
import { MarkedText } from "./MarkedText.tsx";

/** Why works of the list around a part were found, by their ids, where their labels do not show it. */
export const MatchContext = createContext<ReadonlyMap<string, MatchLine_match$key> | null>(null);

const names: Partial<Record<MatchedField, string>> = {
  IDENTIFIER: "Number",
  TYPE: "Type",
  TECHNIQUE: "Technique",
  SUBJECT: "Subject",
  PLACE: "Place",
  DESCRIPTION: "Description",
  CREDIT_LINE: "Credit",
  DIMENSIONS: "Dimensions",
  RIGHTS: "Rights",
};

type MatchLineProps = {
  workId: string;
  className: string;
  /** What shows beside it already. */
  shown?: readonly MatchedField[];
};

/** Why a work was found, in a line: the text that has the words, under the name of its field. */
export function MatchLine({ workId, className, shown = [] }: MatchLineProps) {
  const match = useFragment(
    graphql`
      fragment MatchLine_match on WorkMatch {
        field
        label
        text
      }
    `,
    use(MatchContext)?.get(workId),
  );
  if (!match || shown.includes(match.field)) return null;
  const name = match.label ?? names[match.field];
  return (
    <span className={`match-line ${className}`}>
      {name && <span className="match-line__name">{name}: </span>}
      <MarkedText kind={match.field === "IDENTIFIER" ? "identifier" : "text"}>
        {match.text}
      </MarkedText>
    </span>
  );
}
