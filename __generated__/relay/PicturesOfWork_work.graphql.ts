/**
 * @generated SignedSource<<eef779d9b5bfdc5100ba0f3e48f418ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PicturesOfWork_work$data = {
  readonly " $fragmentSpreads": FragmentRefs<"workInHand_work">;
  readonly " $fragmentType": "PicturesOfWork_work";
};
export type PicturesOfWork_work$key = {
  readonly " $data"?: PicturesOfWork_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"PicturesOfWork_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "caption"
},
v2 = {
  "kind": "ScalarField",
  "name": "x"
},
v3 = {
  "kind": "ScalarField",
  "name": "y"
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "width"
},
v6 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "PicturesOfWork_work",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workInHand_work",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "version"
        },
        {
          "concreteType": "Dimensions",
          "kind": "LinkedField",
          "name": "dimensions",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "heightCm"
            },
            {
              "kind": "ScalarField",
              "name": "widthCm"
            }
          ]
        },
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "images",
          "plural": true,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "deskPicture_image",
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "role"
                },
                {
                  "kind": "ScalarField",
                  "name": "alt"
                },
                (v1/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "measuredPixelsPerCm"
                },
                {
                  "kind": "ScalarField",
                  "name": "fileName"
                },
                {
                  "concreteType": "PointPair",
                  "kind": "LinkedField",
                  "name": "registration",
                  "plural": true,
                  "selections": [
                    {
                      "concreteType": "ImagePoint",
                      "kind": "LinkedField",
                      "name": "from",
                      "plural": false,
                      "selections": (v4/*:: as any*/)
                    },
                    {
                      "concreteType": "ImagePoint",
                      "kind": "LinkedField",
                      "name": "to",
                      "plural": false,
                      "selections": (v4/*:: as any*/)
                    }
                  ]
                },
                {
                  "concreteType": "Detail",
                  "kind": "LinkedField",
                  "name": "details",
                  "plural": true,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "description"
                    },
                    {
                      "concreteType": "Region",
                      "kind": "LinkedField",
                      "name": "region",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        (v3/*:: as any*/),
                        (v5/*:: as any*/),
                        (v6/*:: as any*/)
                      ]
                    }
                  ]
                },
                {
                  "kind": "ScalarField",
                  "name": "service"
                },
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "placeholder"
                },
                {
                  "kind": "ScalarField",
                  "name": "derivativeWidths"
                },
                {
                  "concreteType": "ImageTiles",
                  "kind": "LinkedField",
                  "name": "tiles",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "scaleFactors"
                    }
                  ]
                }
              ],
              "argumentDefinitions": []
            }
          ]
        }
      ],
      "argumentDefinitions": []
    }
  ],
  "type": "Work"
};
})();

(node as any).hash = "1864de1a107b4e9af1b73b4a35491fd5";

export default node;
