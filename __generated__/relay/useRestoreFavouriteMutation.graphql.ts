/**
 * @generated SignedSource<<d0b38c3050281cd8464518c58233b118>>
 * @relayHash d01615b150872b79509a4b505d39cd04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f512d6825bb142bb107703f2187a5c65e32902ef9850de989496dde066fdbbd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddFavouriteInput = {
  workId: string;
};
export type useRestoreFavouriteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: AddFavouriteInput;
};
export type useRestoreFavouriteMutation$data = {
  readonly addFavourite: {
    readonly __typename: "AddFavouriteSuccess";
    readonly favouriteEdge: {
      readonly cursor: string;
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"FavouriteItem_work">;
      };
    };
    readonly viewer: {
      readonly favouriteWorkIds: ReadonlyArray<string> | null | undefined;
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly message: string;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useRestoreFavouriteMutation = {
  response: useRestoreFavouriteMutation$data;
  variables: useRestoreFavouriteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "favouriteWorkIds"
},
v5 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
},
v7 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useRestoreFavouriteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "addFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ]
              },
              {
                "concreteType": "WorkEdge",
                "kind": "LinkedField",
                "name": "favouriteEdge",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "FavouriteItem_work"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "AddFavouriteSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Mutation"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRestoreFavouriteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "addFavourite",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v7/*:: as any*/)
                ]
              },
              {
                "concreteType": "WorkEdge",
                "kind": "LinkedField",
                "name": "favouriteEdge",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "concreteType": "Work",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "recordLanguage"
                      },
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
                          (v7/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "service"
                          },
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
                        "kind": "ScalarField",
                        "name": "slug"
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
                    ]
                  }
                ]
              },
              {
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "favouriteEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "AddFavouriteSuccess"
          },
          (v6/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "6f512d6825bb142bb107703f2187a5c65e32902ef9850de989496dde066fdbbd",
    "metadata": {},
    "name": "useRestoreFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "673f218539e75b8c8333fa8f4cb669df";

export default node;
