/**
 * @generated SignedSource<<2645aa1a341f30b283a3ce92e451e1b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ExhibitionColours = "GREY" | "NIGHT" | "PAPER" | "SITE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ExhibitionWall_exhibition$data = {
  readonly colours: ExhibitionColours;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"pictureIn_view">;
  } | null | undefined;
  readonly " $fragmentType": "ExhibitionWall_exhibition";
};
export type ExhibitionWall_exhibition$key = {
  readonly " $data"?: ExhibitionWall_exhibition$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionWall_exhibition">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "width"
},
v1 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ExhibitionWall_exhibition",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "colours"
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                (v0/*:: as any*/),
                (v1/*:: as any*/)
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

(node as any).hash = "75ff32b20de79192437f556417139a75";

export default node;
