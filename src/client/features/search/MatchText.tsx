import { graphql, useFragment } from "react-relay";
import type {
  MatchedField,
  MatchText_match$key,
} from "../../../../__generated__/relay/MatchText_match.graphql.ts";
import { recordAttributes } from "../works/label.ts";
import { MarkedText } from "./MarkedText.tsx";

const names: Partial<Record<MatchedField, string>> = {
  IDENTIFIER: "Number",
  TYPE: "Type",
  TECHNIQUE: "Technique",
  SUBJECT: "Subject",
  PLACE: "Place",
  CREDIT_LINE: "Credit",
  DIMENSIONS: "Dimensions",
  RIGHTS: "Rights",
  PICTURE: "Picture",
};

type MatchTextProps = {
  match: MatchText_match$key;
  /** Language of the work's record; undefined or null if unknown. */
  language: string | null | undefined;
};

/** The matching text of a work, with the name of its field; a description has no name. */
export function MatchText({ match: key, language }: MatchTextProps) {
  const { field, label, text } = useFragment(
    graphql`
      fragment MatchText_match on WorkMatch {
        field
        label
        text
      }
    `,
    key,
  );
  const name = label ?? names[field];
  return (
    <span className="match-line" data-field={field}>
      {name && <span className="match-line__name">{name}: </span>}
      <span {...recordAttributes(language)}>
        <MarkedText kind={field === "IDENTIFIER" ? "identifier" : "text"}>{text}</MarkedText>
      </span>
    </span>
  );
}
