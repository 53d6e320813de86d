/**
 * @generated SignedSource<<e0ef168f9605edea86e15398a5d6fc8c>>
 * @relayHash 5a7242b2fb880324277e02df28be4d45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1a31a613ec7496a61ec7a7da13c5ac7f8ac172da0a5634bdd3ff0bac8846fa8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenWorksQuery$variables = {
  draftId: string;
  id: string;
  isDraft: boolean;
  key?: string | null | undefined;
};
export type ChosenWorksQuery$data = {
  readonly draft?: {
    readonly block: {
      readonly works?: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_works">;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly node?: {
    readonly works?: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"WorkGrid_works">;
    }>;
  } | null | undefined;
};
export type ChosenWorksQuery = {
  response: ChosenWorksQuery$data;
  variables: ChosenWorksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
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
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 200
  }
],
v6 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "works",
        "plural": true,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "WorkGrid_works"
          }
        ],
        "storageKey": "works(first:200)"
      }
    ],
    "type": "WorkListBlock"
  }
],
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "draftId"
  },
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v8 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "args": (v5/*:: as any*/),
      "concreteType": "Work",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        {
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "primaryImage",
          "plural": false,
          "selections": [
            {
              "kind": "ScalarField",
              "name": "width"
            },
            {
              "kind": "ScalarField",
              "name": "height"
            },
            (v9/*:: as any*/),
            {
              "kind": "ScalarField",
              "name": "service"
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
          "kind": "ScalarField",
          "name": "slug"
        },
        {
          "kind": "ScalarField",
          "name": "title"
        },
        {
          "kind": "ScalarField",
          "name": "recordLanguage"
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
            }
          ]
        },
        {
          "kind": "ScalarField",
          "name": "date"
        }
      ],
      "storageKey": "works(first:200)"
    }
  ],
  "type": "WorkListBlock"
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ChosenWorksQuery",
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
            "selections": (v6/*:: as any*/)
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
                "selections": (v6/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChosenWorksQuery",
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
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v9/*:: as any*/)
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
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "type": "Node",
                    "abstractKey": "__isNode"
                  }
                ]
              },
              (v9/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "a1a31a613ec7496a61ec7a7da13c5ac7f8ac172da0a5634bdd3ff0bac8846fa8",
    "metadata": {},
    "name": "ChosenWorksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "761b330d8bafa052a28bdd1c3b9806ae";

export default node;
