/**
 * @generated SignedSource<<b51b7d1f28d76544d261edb96151bc88>>
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
  "metadata": null,
  "name": "MatchText_match",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "WorkMatch",
  "abstractKey": null
};

(node as any).hash = "ce4c8c9aa85e21171842594123e11b56";

export default node;
