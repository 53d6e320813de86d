/**
 * @generated SignedSource<<24903f1288ad8e5475921dd1b678012e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionColours = "GREY" | "NIGHT" | "PAPER" | "SITE" | "%future added value";
export type ExhibitionTypeface = "SANS" | "SERIF" | "%future added value";
import { RichText } from "../../src/text/rich-text";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionPage_exhibition$data = {
  readonly closesOn: string | null | undefined;
  readonly colours: ExhibitionColours;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"pictureIn_view">;
  } | null | undefined;
  readonly introduction: RichText;
  readonly language: string;
  readonly opensOn: string | null | undefined;
  readonly title: string;
  readonly typeface: ExhibitionTypeface;
  readonly " $fragmentSpreads": FragmentRefs<"Translations_exhibition">;
  readonly " $fragmentType": "ExhibitionPage_exhibition";
};
export type ExhibitionPage_exhibition$key = {
  readonly " $data"?: ExhibitionPage_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionPage_exhibition">;
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
  "name": "ExhibitionPage_exhibition",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "introduction"
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "cover",
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
    },
    {
      "kind": "ScalarField",
      "name": "opensOn"
    },
    {
      "kind": "ScalarField",
      "name": "closesOn"
    },
    {
      "kind": "ScalarField",
      "name": "colours"
    },
    {
      "kind": "ScalarField",
      "name": "typeface"
    },
    {
      "kind": "ScalarField",
      "name": "language"
    },
    {
      "kind": "FragmentSpread",
      "name": "Translations_exhibition"
    }
  ],
  "type": "Exhibition"
};
})();

(node as any).hash = "622b4edd84f3ea86779712a2b2a5db56";

export default node;
