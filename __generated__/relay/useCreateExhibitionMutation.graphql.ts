/**
 * @generated SignedSource<<7c24cd7827f7ecf3dc0c9736daf8d746>>
 * @relayHash a80d7e15d9b0c208a7036b048f475e33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3857434335df754ff5d3011bc28494244f61483376707c1f34792de95ff5a197

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateExhibitionInput = {
  copyOf?: string | null | undefined;
  isTranslation?: boolean;
  language?: string | null | undefined;
  title?: string | null | undefined;
  tourId?: string | null | undefined;
};
export type useCreateExhibitionMutation$variables = {
  connections: ReadonlyArray<string>;
  input: CreateExhibitionInput;
};
export type useCreateExhibitionMutation$data = {
  readonly createExhibition: {
    readonly __typename: "CreateExhibitionSuccess";
    readonly exhibitionEdge: {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitionItem_exhibition">;
      };
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "NotAllowed";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useCreateExhibitionMutation = {
  response: useCreateExhibitionMutation$data;
  variables: useCreateExhibitionMutation$variables;
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
  "name": "cursor"
},
v5 = {
  "kind": "ScalarField",
  "name": "id"
},
v6 = {
  "kind": "ScalarField",
  "name": "message"
},
v7 = {
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
          "name": "field"
        },
        (v6/*:: as any*/)
      ]
    }
  ],
  "type": "InvalidInput"
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "NotAllowed"
},
v9 = {
  "kind": "ScalarField",
  "name": "title"
},
v10 = {
  "kind": "ScalarField",
  "name": "width"
},
v11 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useCreateExhibitionMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "createExhibition",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "ExhibitionEdge",
                "kind": "LinkedField",
                "name": "exhibitionEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Exhibition",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "kind": "FragmentSpread",
                        "name": "DeskExhibitionItem_exhibition"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "CreateExhibitionSuccess"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "useCreateExhibitionMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "createExhibition",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "ExhibitionEdge",
                "kind": "LinkedField",
                "name": "exhibitionEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Exhibition",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "language"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "state"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "publishAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "publishedAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "updatedAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "blockCount"
                      },
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "picture",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "workId"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "imageId"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "place"
                          },
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "frame"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isDoubtful"
                          },
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "work",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/),
                              (v5/*:: as any*/)
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
                                "name": "alt"
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
                              (v10/*:: as any*/),
                              (v11/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ]
              },
              {
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "exhibitionEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "CreateExhibitionSuccess"
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "3857434335df754ff5d3011bc28494244f61483376707c1f34792de95ff5a197",
    "metadata": {},
    "name": "useCreateExhibitionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba2707753e55d99722a2fe6fbeb8cd49";

export default node;
