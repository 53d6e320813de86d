/**
 * @generated SignedSource<<64b258bd7e362dee5366957f1a17798e>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "noteCount",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tags",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v13 = [
  (v8/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "member",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "NoteRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shape",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "box",
      "plural": false,
      "selections": [
        (v15/*:: as any*/),
        (v16/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v15/*:: as any*/),
        (v16/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
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
    "metadata": null,
    "name": "useAddNoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addNote",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "NoteList_notes"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "WriteNoteSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
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
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addNote",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "NoteEdge",
                "kind": "LinkedField",
                "name": "noteEdge",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Note",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v6/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
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
                        "alias": null,
                        "args": (v20/*:: as any*/),
                        "concreteType": "NoteConnection",
                        "kind": "LinkedField",
                        "name": "answers",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "NoteEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
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
                                ],
                                "storageKey": null
                              },
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "PageInfo",
                            "kind": "LinkedField",
                            "name": "pageInfo",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "endCursor",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "hasNextPage",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "kind": "ClientExtension",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "__id",
                                "storageKey": null
                              }
                            ]
                          }
                        ],
                        "storageKey": "answers(first:5)"
                      },
                      {
                        "alias": null,
                        "args": (v20/*:: as any*/),
                        "filters": [],
                        "handle": "connection",
                        "key": "NoteThread_note_answers",
                        "kind": "LinkedHandle",
                        "name": "answers"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "filters": null,
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
            "type": "WriteNoteSuccess",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
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
