/**
 * @generated SignedSource<<170f7a2ee0fe77fab976c58f6dd20661>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ZoomStoryBlock_block$data = {
  readonly steps: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"storyStep_step">;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ZoomStoryBlock_block";
};
export type ZoomStoryBlock_block$key = {
  readonly " $data"?: ZoomStoryBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoomStoryBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "service"
},
v2 = {
  "kind": "ScalarField",
  "name": "width"
},
v3 = {
  "kind": "ScalarField",
  "name": "height"
},
v4 = {
  "kind": "ScalarField",
  "name": "alt"
},
v5 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v6 = {
  "kind": "ScalarField",
  "name": "frame"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "ZoomStoryBlock_block",
  "selections": [
    (v0/*:: as any*/),
    {
      "concreteType": "ZoomStoryStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "storyStep_step",
          "selections": [
            {
              "kind": "ScalarField",
              "name": "key"
            },
            (v0/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "text"
            },
            {
              "concreteType": "TakenView",
              "kind": "LinkedField",
              "name": "view",
              "plural": false,
              "selections": [
                {
                  "kind": "ScalarField",
                  "name": "view"
                },
                {
                  "concreteType": "Work",
                  "kind": "LinkedField",
                  "name": "work",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ]
                },
                {
                  "concreteType": "Image",
                  "kind": "LinkedField",
                  "name": "image",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    {
                      "concreteType": "ImageTiles",
                      "kind": "LinkedField",
                      "name": "tiles",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "kind": "ScalarField",
                          "name": "scaleFactors"
                        }
                      ]
                    }
                  ]
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "takenPicture_view",
                  "selections": [
                    (v6/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "path"
                    },
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "pictureIn_view",
                      "selections": [
                        (v6/*:: as any*/),
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
                            (v1/*:: as any*/),
                            (v2/*:: as any*/),
                            (v3/*:: as any*/),
                            (v4/*:: as any*/),
                            {
                              "kind": "ScalarField",
                              "name": "placeholder"
                            },
                            (v5/*:: as any*/)
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
                            (v2/*:: as any*/),
                            (v3/*:: as any*/)
                          ]
                        }
                      ],
                      "argumentDefinitions": []
                    }
                  ],
                  "argumentDefinitions": []
                }
              ]
            }
          ],
          "argumentDefinitions": []
        }
      ]
    }
  ],
  "type": "ZoomStoryBlock"
};
})();

(node as any).hash = "c135d86613f5c01ddaa9b017a879bd50";

export default node;
