/**
 * @generated SignedSource<<b687adb0300cac0e5e3e53be0b1d439a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MatchedField = "CREDIT_LINE" | "DESCRIPTION" | "DIMENSIONS" | "IDENTIFIER" | "METADATA" | "PLACE" | "RIGHTS" | "SUBJECT" | "TECHNIQUE" | "TYPE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MatchLine_match$data = {
  readonly field: MatchedField;
  readonly label: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "MatchLine_match";
};
export type MatchLine_match$key = {
  readonly " $data"?: MatchLine_match$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchLine_match">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MatchLine_match",
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

(node as any).hash = "2c0b6f8887e4b533e8061422c48e18d0";

export default node;
