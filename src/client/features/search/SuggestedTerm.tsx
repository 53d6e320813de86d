import { graphql, useFragment } from "react-relay";
import type { SuggestedTerm_value$key } from "../../../../__generated__/relay/SuggestedTerm_value.graphql.ts";
import { capitalise, worksCount } from "../works/label.ts";
import { MarkedText } from "./MarkedText.tsx";

/** A creator or subject among the suggestions, with the number of works that have it. */
export function SuggestedTerm({ value: key }: { value: SuggestedTerm_value$key }) {
  const { value, count } = useFragment(
    graphql`
      fragment SuggestedTerm_value on FacetValue {
        value
        count
      }
    `,
    key,
  );
  return (
    <>
      <span className="suggestion__label">
        <MarkedText>{capitalise(value)}</MarkedText>
      </span>
      <span className="suggestion__side numeric">{worksCount(count)}</span>
    </>
  );
}
