import { graphql, useFragment } from "react-relay";
import type { SuggestedTerm_value$key } from "../../../../__generated__/relay/SuggestedTerm_value.graphql.ts";
import { capitalise, worksCount } from "../works/label.ts";
import { MarkedText } from "./MarkedText.tsx";

/** A suggested creator or subject, with the number of its works. */
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
