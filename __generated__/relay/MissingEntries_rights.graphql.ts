/**
 * @generated SignedSource<<95cc2d3ee72916f4a33d76cc373cd1c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingEntries_rights$data = {
  readonly missingEntries: ReadonlyArray<{
    readonly caption: string | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "MissingEntries_rights";
};
export type MissingEntries_rights$key = {
  readonly " $data"?: MissingEntries_rights$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MissingEntries_rights",
  "selections": [
    {
      "concreteType": "AlbumEntry",
      "kind": "LinkedField",
      "name": "missingEntries",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "id"
        },
        {
          "kind": "ScalarField",
          "name": "caption"
        }
      ]
    }
  ],
  "type": "AlbumRights"
};

(node as any).hash = "a2f06e0a3c65e59b30a4c9be7874aa96";

export default node;
