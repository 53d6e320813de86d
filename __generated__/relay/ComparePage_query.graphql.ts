/**
 * @generated SignedSource<<1c16ed2523c71831e7d1efb7362c5bf5>>
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
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "images",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "height",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pixelsPerCm",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "args": null,
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0d3f854e07388dd1014b91f6413960d3";

export default node;
