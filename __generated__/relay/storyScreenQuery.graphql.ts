/**
 * @generated SignedSource<<3014b7f8fe2e11d2fb1d4a18c77c3dfe>>
 * @relayHash d10bdbd603690ca16805c58a4537408f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74f87afb4b1ef7edf910654cca3d90dad6e4ce572b3a5cfc64873ed4e12f9729

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type storyScreenQuery$variables = {
  block: string;
  draft: string;
  isDraft: boolean;
  key?: string | null | undefined;
};
export type storyScreenQuery$data = {
  readonly draft?: {
    readonly block: {
      readonly id?: string;
      readonly story: {
        readonly " $fragmentSpreads": FragmentRefs<"StoryScreen_block">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly node?: {
    readonly id: string;
    readonly story: {
      readonly " $fragmentSpreads": FragmentRefs<"StoryScreen_block">;
    } | null | undefined;
  } | null | undefined;
};
export type storyScreenQuery = {
  response: storyScreenQuery$data;
  variables: storyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "block"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draft"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isDraft"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "block"
  }
],
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "fragment": {
    "kind": "InlineFragment",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "StoryScreen_block"
      }
    ],
    "type": "ZoomStoryBlock"
  },
  "kind": "AliasedInlineFragmentSpread",
  "name": "story"
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "draft"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v8 = [
  (v5/*:: as any*/)
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "Block",
  "abstractKey": "__isBlock"
},
v10 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v11 = {
  "kind": "ScalarField",
  "name": "title"
},
v12 = {
  "kind": "ScalarField",
  "name": "width"
},
v13 = {
  "kind": "ScalarField",
  "name": "height"
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    (v11/*:: as any*/),
    {
      "concreteType": "ZoomStoryStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "key"
        },
        (v11/*:: as any*/),
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
                (v11/*:: as any*/),
                (v5/*:: as any*/),
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
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "alt"
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
                    (v12/*:: as any*/),
                    {
                      "kind": "ScalarField",
                      "name": "scaleFactors"
                    }
                  ]
                },
                (v5/*:: as any*/),
                {
                  "kind": "ScalarField",
                  "name": "placeholder"
                }
              ]
            },
            {
              "kind": "ScalarField",
              "name": "frame"
            },
            {
              "kind": "ScalarField",
              "name": "path"
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
                (v12/*:: as any*/),
                (v13/*:: as any*/)
              ]
            }
          ]
        }
      ]
    }
  ],
  "type": "ZoomStoryBlock"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "storyScreenQuery",
    "selections": [
      {
        "condition": "isDraft",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "args": (v4/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isDraft",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v7/*:: as any*/),
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "kind": "LinkedField",
                "name": "block",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v6/*:: as any*/)
                ]
              }
            ]
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "storyScreenQuery",
    "selections": [
      {
        "condition": "isDraft",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "args": (v4/*:: as any*/),
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v5/*:: as any*/),
              (v14/*:: as any*/)
            ]
          }
        ]
      },
      {
        "condition": "isDraft",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "args": (v7/*:: as any*/),
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "kind": "LinkedField",
                "name": "block",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v9/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": (v8/*:: as any*/),
                    "type": "Node",
                    "abstractKey": "__isNode"
                  }
                ]
              },
              (v5/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "74f87afb4b1ef7edf910654cca3d90dad6e4ce572b3a5cfc64873ed4e12f9729",
    "metadata": {},
    "name": "storyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "075f9098d6b6836de25052e8dc0b58b9";

export default node;
