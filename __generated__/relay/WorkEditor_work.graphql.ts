/**
 * @generated SignedSource<<044bf80983ac85b3155b9448bfd0e1f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkEditor_work$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"WorkAside_work" | "WorkHistory_work" | "workAsRead_work">;
  readonly " $fragmentType": "WorkEditor_work";
};
export type WorkEditor_work$key = {
  readonly " $data"?: WorkEditor_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkEditor_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "label"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "name": "WorkEditor_work",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workAsRead_work",
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "version"
        },
        {
          "kind": "ScalarField",
          "name": "status"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "concreteType": "Creator",
          "kind": "LinkedField",
          "name": "creators",
          "plural": true,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "name"
            },
            {
              "kind": "ScalarField",
              "name": "role"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "date"
        },
        {
          "kind": "ScalarField",
          "name": "earliestYear"
        },
        {
          "kind": "ScalarField",
          "name": "latestYear"
        },
        {
          "kind": "ScalarField",
          "name": "workType"
        },
        {
          "kind": "ScalarField",
          "name": "technique"
        },
        {
          "kind": "ScalarField",
          "name": "subjects"
        },
        {
          "kind": "ScalarField",
          "name": "places"
        },
        {
          "concreteType": "Dimensions",
          "kind": "LinkedField",
          "name": "dimensions",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "text"
            },
            {
              "kind": "ScalarField",
              "name": "heightCm"
            },
            {
              "kind": "ScalarField",
              "name": "widthCm"
            },
            {
              "kind": "ScalarField",
              "name": "depthCm"
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "description"
        },
        {
          "kind": "ScalarField",
          "name": "creditLine"
        },
        {
          "concreteType": "Rights",
          "kind": "LinkedField",
          "name": "rights",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "uri"
            },
            (v1/*:: as any*/)
          ]
        },
        {
          "kind": "ScalarField",
          "name": "recordLanguage"
        },
        {
          "concreteType": "MetadataEntry",
          "kind": "LinkedField",
          "name": "metadata",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "values"
            }
          ]
        }
      ],
      "argumentDefinitions": []
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkAside_work"
    },
    {
      "kind": "FragmentSpread",
      "name": "WorkHistory_work"
    }
  ],
  "type": "Work"
};
})();

(node as any).hash = "2d0dac59c6cf025cb34cdc9f6ba472b9";

export default node;
