/**
 * @generated SignedSource<<39bc275c9a14e9727e04e7a5ca91f5c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VideoBlock_block$data = {
  readonly poster: {
    readonly " $fragmentSpreads": FragmentRefs<"takenPicture_view">;
  } | null | undefined;
  readonly transcript: string | null | undefined;
  readonly videoAddress: string;
  readonly videoTitle: string;
  readonly " $fragmentType": "VideoBlock_block";
};
export type VideoBlock_block$key = {
  readonly " $data"?: VideoBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoBlock_block">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "VideoBlock_block",
  "selections": [
    {
      "alias": "videoAddress",
      "kind": "ScalarField",
      "name": "address"
    },
    {
      "alias": "videoTitle",
      "kind": "ScalarField",
      "name": "title"
    },
    {
      "concreteType": "TakenView",
      "kind": "LinkedField",
      "name": "poster",
      "plural": false,
      "selections": [
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
              "argumentDefinitions": []
            }
          ],
          "argumentDefinitions": []
        }
      ]
    },
    {
      "kind": "ScalarField",
      "name": "transcript"
    }
  ],
  "type": "VideoBlock"
};
})();

(node as any).hash = "e8148e9664b366eb595ef1bf31ffad45";

export default node;
