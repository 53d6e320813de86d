/**
 * @generated SignedSource<<2aeb73d11962a961f4761de56764b1db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePage_query$data = {
  readonly a?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComparedItem_work" | "comparedWork_work">;
  } | null | undefined;
  readonly b?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComparedItem_work" | "comparedWork_work">;
  } | null | undefined;
  readonly c?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComparedItem_work" | "comparedWork_work">;
  } | null | undefined;
  readonly d?: {
    readonly " $fragmentSpreads": FragmentRefs<"ComparedItem_work" | "comparedWork_work">;
  } | null | undefined;
  readonly " $fragmentType": "ComparePage_query";
};
export type ComparePage_query$key = {
  readonly " $data"?: ComparePage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePage_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "comparedWork_work",
    "selections": [
      {
        "kind": "ScalarField",
        "name": "title"
      },
      {
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "images",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "width"
          },
          {
            "kind": "ScalarField",
            "name": "height"
          },
          {
            "kind": "ScalarField",
            "name": "pixelsPerCm"
          }
        ]
      }
    ],
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "kind": "FragmentSpread",
    "name": "ComparedItem_work"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "a"
    },
    {
      "kind": "RootArgument",
      "name": "b"
    },
    {
      "kind": "RootArgument",
      "name": "c"
    },
    {
      "kind": "RootArgument",
      "name": "d"
    },
    {
      "kind": "RootArgument",
      "name": "hasA"
    },
    {
      "kind": "RootArgument",
      "name": "hasB"
    },
    {
      "kind": "RootArgument",
      "name": "hasC"
    },
    {
      "kind": "RootArgument",
      "name": "hasD"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparePage_query",
  "selections": [
    {
      "condition": "hasA",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "a",
          "args": [
            {
              "kind": "Variable",
              "name": "slug",
              "variableName": "a"
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    },
    {
      "condition": "hasB",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "b",
          "args": [
            {
              "kind": "Variable",
              "name": "slug",
              "variableName": "b"
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    },
    {
      "condition": "hasC",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "c",
          "args": [
            {
              "kind": "Variable",
              "name": "slug",
              "variableName": "c"
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    },
    {
      "condition": "hasD",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "d",
          "args": [
            {
              "kind": "Variable",
              "name": "slug",
              "variableName": "d"
            }
          ],
          "concreteType": "Work",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": (v0/*:: as any*/)
        }
      ]
    }
  ],
  "type": "Query"
};
})();

(node as any).hash = "0d3f854e07388dd1014b91f6413960d3";

export default node;
