/**
 * @generated SignedSource<<b4b07a5f1f76afb5362feac4611ce14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TakenLabel_view$data = {
  readonly work: {
    readonly creators: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly date: string | null | undefined;
    readonly recordLanguage: string | null | undefined;
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "TakenLabel_view";
};
export type TakenLabel_view$key = {
  readonly " $data"?: TakenLabel_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakenLabel_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TakenLabel_view",
  "selections": [
    {
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "recordLanguage"
        },
        {
          "concreteType": "Creator",
          "kind": "LinkedField",
          "name": "creators",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "date"
        }
      ]
    }
  ],
  "type": "TakenView"
};

(node as any).hash = "ea4d233cde87fc99214e2eeb5a194d86";

export default node;
