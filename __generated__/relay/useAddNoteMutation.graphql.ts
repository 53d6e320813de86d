/**
 * @generated SignedSource<<d5e986136edc1bca1e1562da402276da>>
 * @relayHash 3bc3533ae9ce9ad0e3a21190fce9b4ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623c8fac6d8696a69f1ce5e42aab29d294d7ca05f7fdee7775ee01245ef9351e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteShape = "POINT" | "POLYGON" | "RECTANGLE" | "WHOLE" | "%future added value";
export type NoteState = "HIDDEN" | "PENDING" | "VISIBLE" | "%future added value";
export type AddNoteInput = {
  authorName?: string | null | undefined;
  imageId: string;
  region: NoteRegionInput;
  tags?: ReadonlyArray<string> | null | undefined;
  text: string;
};
export type NoteRegionInput = {
  point?: never;
  polygon?: never;
  rectangle?: never;
  whole: boolean;
} | {
  point?: never;
  polygon?: never;
  rectangle: RegionInput;
  whole?: never;
} | {
  point?: never;
  polygon: ReadonlyArray<ImagePointInput>;
  rectangle?: never;
  whole?: never;
} | {
  point: ImagePointInput;
  polygon?: never;
  rectangle?: never;
  whole?: never;
};
export type RegionInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type ImagePointInput = {
  x: number;
  y: number;
};
export type useAddNoteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: AddNoteInput;
};
export type useAddNoteMutation$data = {
  readonly addNote: {
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
export type useAddNoteMutation$rawResponse = {
  readonly addNote: {
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
export type useAddNoteMutation = {
  rawResponse: useAddNoteMutation$rawResponse;
  response: useAddNoteMutation$data;
  variables: useAddNoteMutation$variables;
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
  "name": "state"
},
v6 = {
  "kind": "ScalarField",
  "name": "noteCount"
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
        {
          "kind": "ScalarField",
          "name": "message"
        }
      ]
    }
  ],
  "type": "InvalidInput"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "text"
},
v10 = {
  "kind": "ScalarField",
  "name": "tags"
},
v11 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v12 = {
  "kind": "ScalarField",
  "name": "editedAt"
},
v13 = [
  (v8/*:: as any*/)
],
v14 = {
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
      "selections": (v13/*:: as any*/)
    }
  ]
},
v15 = {
  "kind": "ScalarField",
  "name": "x"
},
v16 = {
  "kind": "ScalarField",
  "name": "y"
},
v17 = {
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
        (v15/*:: as any*/),
        (v16/*:: as any*/),
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
        (v15/*:: as any*/),
        (v16/*:: as any*/)
      ]
    }
  ]
},
v18 = {
  "kind": "ScalarField",
  "name": "version"
},
v19 = {
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v13/*:: as any*/)
},
v20 = [
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "useAddNoteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "addNote",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/)
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
          (v7/*:: as any*/)
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
    "name": "useAddNoteMutation",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "LinkedField",
        "name": "addNote",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ]
                      },
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v17/*:: as any*/),
                      (v18/*:: as any*/),
                      (v19/*:: as any*/),
                      {
                        "args": (v20/*:: as any*/),
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
                                  (v8/*:: as any*/),
                                  (v5/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v3/*:: as any*/)
                                ]
                              },
                              (v4/*:: as any*/)
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
                        "args": (v20/*:: as any*/),
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
                "handle": "prependEdge",
                "key": "",
                "kind": "LinkedHandle",
                "name": "noteEdge",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "WriteNoteSuccess"
          },
          (v7/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "623c8fac6d8696a69f1ce5e42aab29d294d7ca05f7fdee7775ee01245ef9351e",
    "metadata": {},
    "name": "useAddNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67a6a7769e75ea12e7e73e3ca973b269";

export default node;
