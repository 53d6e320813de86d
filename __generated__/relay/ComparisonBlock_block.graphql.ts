/**
 * @generated SignedSource<<1484611386267f4e2a236a0f46043413>>
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
  "kind": "ScalarField",
  "name": "frame"
},
v1 = {
  "kind": "ScalarField",
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "height"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "view"
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenPicture_view",
    "selections": [
      (v0/*:: as any*/),
      {
        "kind": "ScalarField",
        "name": "path"
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "pictureIn_view",
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "work",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "title"
              },
              {
                "kind": "ScalarField",
                "name": "recordLanguage"
              }
            ]
          },
          {
            "concreteType": "Image",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "service"
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "alt"
              },
              {
                "kind": "ScalarField",
                "name": "placeholder"
              },
              {
                "kind": "ScalarField",
                "name": "derivativeWidths"
              }
            ]
          },
          {
            "concreteType": "ImageCut",
            "kind": "LinkedField",
            "name": "cuts",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "address"
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          }
        ],
        "argumentDefinitions": ([]/*:: as any*/)
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "kind": "FragmentSpread",
    "name": "TakenLabel_view"
  },
  {
    "kind": "FragmentSpread",
    "name": "LookAt_view"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ComparisonBlock_block",
  "selections": [
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "first",
      "plural": false,
      "selections": (v3/*:: as any*/)
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "second",
      "plural": false,
      "selections": (v3/*:: as any*/)
    },
    {
      "kind": "ScalarField",
      "name": "arrangement"
    },
    {
      "kind": "ScalarField",
      "name": "caption"
    }
  ],
  "type": "ComparisonBlock"
};
})();

(node as any).hash = "d3a7ef7b028b913a5d254fb447d20058";

export default node;
