/**
 * @generated SignedSource<<313baf0570fd71175bcd482c42936a67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchedField = "CREDIT_LINE" | "DESCRIPTION" | "DIMENSIONS" | "IDENTIFIER" | "METADATA" | "PICTURE" | "PLACE" | "RIGHTS" | "SUBJECT" | "TECHNIQUE" | "TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MatchText_match$data = {
  readonly field: MatchedField;
  readonly label: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "MatchText_match";
};
export type MatchText_match$key = {
  readonly " $data"?: MatchText_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchText_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "MatchText_match",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "field"
    },
    {
      "kind": "ScalarField",
      "name": "label"
    },
    {
      "kind": "ScalarField",
      "name": "text"
    }
  ],
  "type": "WorkMatch"
};

(node as any).hash = "ce4c8c9aa85e21171842594123e11b56";

export default node;
