/**
 * @generated SignedSource<<80a95b93c28dc73513e55c12bac2bf1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LookAt_view$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TakenLabel_view" | "TakenLens_view" | "takenPicture_view">;
  readonly " $fragmentType": "LookAt_view";
};
export type LookAt_view$key = {
  readonly " $data"?: LookAt_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"LookAt_view">;
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
  "name": "LookAt_view",
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
    },
    {
      "kind": "FragmentSpread",
      "name": "TakenLabel_view"
    },
    {
      "kind": "FragmentSpread",
      "name": "TakenLens_view"
    }
  ],
  "type": "TakenView"
};
})();

(node as any).hash = "c42f9a2a435c378290c549cbe6ab8400";

export default node;
