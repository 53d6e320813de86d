/**
 * @generated SignedSource<<f7b7fd71662386d0b0447455a4cc6fc2>>
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
      "alias": null,
      "args": null,
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordLanguage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Creator",
          "kind": "LinkedField",
          "name": "creators",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TakenView",
  "abstractKey": null
};

(node as any).hash = "ea4d233cde87fc99214e2eeb5a194d86";

export default node;
