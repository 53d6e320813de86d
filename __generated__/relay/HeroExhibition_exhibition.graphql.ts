/**
 * @generated SignedSource<<4e913413d6f2573cb5b4bf25c9455e98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HeroExhibition_exhibition$data = {
  readonly language: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"pictureIn_view">;
  } | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "HeroExhibition_exhibition";
};
export type HeroExhibition_exhibition$key = {
  readonly " $data"?: HeroExhibition_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroExhibition_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HeroExhibition_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "slug"
    },
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "pictureIn_view",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "frame"
            },
            {
              "concreteType": "Work",
              "kind": "LinkedField",
              "name": "work",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "Exhibition"
};
})();

(node as any).hash = "147050337bf281450eb4ac6ca899b18e";

export default node;
