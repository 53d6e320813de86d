/**
 * @generated SignedSource<<0caabc56dd12b0dac19ae6b89de980ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ComparisonArrangement = "CURTAIN" | "SIDE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ComparisonBlock_block$data = {
  readonly arrangement: ComparisonArrangement;
  readonly caption: string | null | undefined;
  readonly first: {
    readonly view: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LookAt_view" | "TakenLabel_view" | "takenPicture_view">;
  };
  readonly second: {
    readonly view: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"LookAt_view" | "TakenLabel_view" | "takenPicture_view">;
  };
  readonly " $fragmentType": "ComparisonBlock_block";
};
export type ComparisonBlock_block$key = {
  readonly " $data"?: ComparisonBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparisonBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "view",
    "storageKey": null
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenPicture_view",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "pictureIn_view",
        "selections": [
          (v0/*:: as any*/),
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recordLanguage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "service",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeholder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "derivativeWidths",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImageCut",
            "kind": "LinkedField",
            "name": "cuts",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "TakenLabel_view"
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "LookAt_view"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparisonBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "first",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "second",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arrangement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    }
  ],
  "type": "ComparisonBlock",
  "abstractKey": null
};
})();

(node as any).hash = "d3a7ef7b028b913a5d254fb447d20058";

export default node;
