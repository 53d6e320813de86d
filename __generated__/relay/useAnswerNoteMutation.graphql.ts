/**
 * @generated SignedSource<<3419a2bbbf1c7a1e88b786ee1a3d6819>>
 * @relayHash 806fef828e07ac9f06a8fb8c5a21a526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2424047443a115868a41bd5ae294cc61025c03b44e9a7b3f2391671797b70a48

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type AnswerNoteInput = {
  authorName?: string | null | undefined;
  noteId: string;
  tags?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type useAnswerNoteMutation$variables = {
  answers: ReadonlyArray<string>;
  input: AnswerNoteInput;
  own: ReadonlyArray<string>;
};
export type useAnswerNoteMutation$data = {
  readonly answerNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "WriteNoteSuccess";
    readonly noteEdge: {
      readonly cursor: string;
      readonly node: {
        readonly image: {
          readonly noteCount: number | null | undefined;
        } | null | undefined;
        readonly state: NoteState;
        readonly " $fragmentSpreads": FragmentRefs<"NoteList_notes">;
      };
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useAnswerNoteMutation$rawResponse = {
  readonly answerNote: {
    readonly __typename: "InvalidInput";
    readonly problems: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
  } | {
    readonly __typename: "WriteNoteSuccess";
    readonly noteEdge: {
      readonly cursor: string;
      readonly node: {
        readonly answers: {
          readonly __id?: string;
          readonly edges: ReadonlyArray<{
            readonly cursor: string;
            readonly node: {
              readonly __typename: "Note";
              readonly author: {
                readonly member: {
                  readonly id: string;
                } | null | undefined;
                readonly name: string;
              };
              readonly createdAt: string;
              readonly editedAt: string | null | undefined;
              readonly id: string;
              readonly parent: {
                readonly id: string;
              } | null | undefined;
              readonly region: {
                readonly box: {
                  readonly height: number;
                  readonly width: number;
                  readonly x: number;
                  readonly y: number;
                };
                readonly points: ReadonlyArray<{
                  readonly x: number;
                  readonly y: number;
                }>;
                readonly shape: NoteShape;
              } | null | undefined;
              readonly state: NoteState;
              readonly tags: ReadonlyArray<string>;
              readonly text: string;
              readonly version: number;
            };
          }> | null | undefined;
          readonly pageInfo: {
            readonly endCursor: string | null | undefined;
            readonly hasNextPage: boolean;
          };
        } | null | undefined;
        readonly author: {
          readonly member: {
            readonly id: string;
          } | null | undefined;
          readonly name: string;
        };
        readonly createdAt: string;
        readonly editedAt: string | null | undefined;
        readonly id: string;
        readonly image: {
          readonly id: string;
          readonly noteCount: number | null | undefined;
        } | null | undefined;
        readonly parent: {
          readonly id: string;
        } | null | undefined;
        readonly region: {
          readonly box: {
            readonly height: number;
            readonly width: number;
            readonly x: number;
            readonly y: number;
          };
          readonly points: ReadonlyArray<{
            readonly x: number;
            readonly y: number;
          }>;
          readonly shape: NoteShape;
        } | null | undefined;
        readonly state: NoteState;
        readonly tags: ReadonlyArray<string>;
        readonly text: string;
        readonly version: number;
      };
    };
  } | {
    readonly __typename: string;
  } | null | undefined;
};
export type useAnswerNoteMutation = {
  rawResponse: useAnswerNoteMutation$rawResponse;
  response: useAnswerNoteMutation$data;
  variables: useAnswerNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answers"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "own"
},
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v6 = {
  "kind": "ScalarField",
  "name": "state"
},
v7 = {
  "kind": "ScalarField",
  "name": "noteCount"
},
v8 = {
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
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
},
v9 = {
  "kind": "ScalarField",
  "name": "id"
},
v10 = {
  "kind": "ScalarField",
  "name": "text"
},
v11 = {
  "kind": "ScalarField",
  "name": "tags"
},
v12 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v13 = {
  "kind": "ScalarField",
  "name": "editedAt"
},
v14 = [
  (v9/*:: as any*/)
],
v15 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "name"
    },
    {
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": (v14/*:: as any*/)
    }
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "x"
},
v17 = {
  "kind": "ScalarField",
  "name": "y"
},
v18 = {
  "concreteType": "NoteRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "shape"
    },
    {
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "box",
      "plural": false,
      "selections": [
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        {
          "kind": "ScalarField",
          "name": "width"
        },
        {
          "kind": "ScalarField",
          "name": "height"
        }
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v16/*:: as any*/),
        (v17/*:: as any*/)
      ]
    }
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "version"
},
v20 = {
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v14/*:: as any*/)
},
v21 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useAnswerNoteMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "answerNote",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "FragmentSpread",
                        "name": "NoteList_notes"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "WriteNoteSuccess"
          },
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAnswerNoteMutation",
    "selections": [
      {
        "args": (v3/*:: as any*/),
        "kind": "LinkedField",
        "name": "answerNote",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v9/*:: as any*/)
                        ]
                      },
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "args": (v21/*:: as any*/),
                        "concreteType": "NoteConnection",
                        "kind": "LinkedField",
                        "name": "answers",
                        "plural": false,
                        "selections": [
                          {
                            "concreteType": "NoteEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "concreteType": "Note",
                                "kind": "LinkedField",
                                "name": "node",
                                "plural": false,
                                "selections": [
                                  (v9/*:: as any*/),
                                  (v6/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v4/*:: as any*/)
                                ]
                              },
                              (v5/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "PageInfo",
                            "kind": "LinkedField",
                            "name": "pageInfo",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "endCursor"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "hasNextPage"
                              }
                            ]
                          },
                          {
                            "kind": "ClientExtension",
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "__id"
                              }
                            ]
                          }
                        ],
                        "storageKey": "answers(first:5)"
                      },
                      {
                        "args": (v21/*:: as any*/),
                        "filters": [],
                        "handle": "connection",
                        "key": "NoteThread_note_answers",
                        "kind": "LinkedHandle",
                        "name": "answers"
                      }
                    ]
                  }
                ]
              },
              {
                "handle": "appendEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "noteEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "answers"
                  }
                ]
              }
            ],
            "type": "WriteNoteSuccess"
          },
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "2424047443a115868a41bd5ae294cc61025c03b44e9a7b3f2391671797b70a48",
    "metadata": {},
    "name": "useAnswerNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea86b2371c8094981e790f098bfa1a15";

export default node;
