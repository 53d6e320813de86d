/**
 * @generated SignedSource<<8eb8c86d4a08a4c8f2cedd1570110e7c>>
 * @relayHash ddb2b8497e3177b36020300b14c75c6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c10a302610bbf693aa31213df1884eae903cc2dd698e4c330edd02243b4e1d9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteOrder = "NEWEST" | "PLACE" | "%future added value";
export type LoadedNotesPaginationQuery$variables = {
  after?: string | null | undefined;
  author?: string | null | undefined;
  first?: number | null | undefined;
  id: string;
  order?: NoteOrder | null | undefined;
};
export type LoadedNotesPaginationQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"LoadedNotes_image">;
  } | null | undefined;
};
export type LoadedNotesPaginationQuery = {
  response: LoadedNotesPaginationQuery$data;
  variables: LoadedNotesPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "author"
},
v2 = {
  "defaultValue": 20,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v4 = {
  "defaultValue": "NEWEST",
  "kind": "LocalArgument",
  "name": "order"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "author",
    "variableName": "author"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
],
v7 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v8 = {
  "kind": "ScalarField",
  "name": "id"
},
v9 = {
  "kind": "ScalarField",
  "name": "state"
},
v10 = [
  (v8/*:: as any*/)
],
v11 = {
  "concreteType": "Member",
  "kind": "LinkedField",
  "name": "member",
  "plural": false,
  "selections": (v10/*:: as any*/)
},
v12 = {
  "kind": "ScalarField",
  "name": "name"
},
v13 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v14 = {
  "kind": "ScalarField",
  "name": "x"
},
v15 = {
  "kind": "ScalarField",
  "name": "y"
},
v16 = {
  "concreteType": "Region",
  "kind": "LinkedField",
  "name": "box",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v15/*:: as any*/),
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
v17 = {
  "kind": "ScalarField",
  "name": "shape"
},
v18 = {
  "concreteType": "ImagePoint",
  "kind": "LinkedField",
  "name": "points",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ]
},
v19 = {
  "kind": "ScalarField",
  "name": "text"
},
v20 = {
  "kind": "ScalarField",
  "name": "tags"
},
v21 = {
  "kind": "ScalarField",
  "name": "editedAt"
},
v22 = {
  "kind": "ScalarField",
  "name": "version"
},
v23 = {
  "concreteType": "Note",
  "kind": "LinkedField",
  "name": "parent",
  "plural": false,
  "selections": (v10/*:: as any*/)
},
v24 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5
  }
],
v25 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v11/*:: as any*/)
  ]
},
v26 = {
  "kind": "ScalarField",
  "name": "cursor"
},
v27 = {
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
v28 = {
  "kind": "ClientExtension",
  "selections": [
    {
      "kind": "ScalarField",
      "name": "__id"
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "LoadedNotesPaginationQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": (v6/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "LoadedNotes_image"
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
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LoadedNotesPaginationQuery",
    "selections": [
      {
        "args": (v5/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": (v6/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "notes",
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
                          (v9/*:: as any*/),
                          {
                            "concreteType": "NoteAuthor",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
                            ]
                          },
                          (v13/*:: as any*/),
                          {
                            "concreteType": "NoteRegion",
                            "kind": "LinkedField",
                            "name": "region",
                            "plural": false,
                            "selections": [
                              (v16/*:: as any*/),
                              (v17/*:: as any*/),
                              (v18/*:: as any*/)
                            ]
                          },
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          {
                            "args": (v24/*:: as any*/),
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
                                      (v9/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v20/*:: as any*/),
                                      (v13/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v25/*:: as any*/),
                                      {
                                        "concreteType": "NoteRegion",
                                        "kind": "LinkedField",
                                        "name": "region",
                                        "plural": false,
                                        "selections": [
                                          (v17/*:: as any*/),
                                          (v16/*:: as any*/),
                                          (v18/*:: as any*/)
                                        ]
                                      },
                                      (v22/*:: as any*/),
                                      (v23/*:: as any*/),
                                      (v7/*:: as any*/)
                                    ]
                                  },
                                  (v26/*:: as any*/)
                                ]
                              },
                              (v27/*:: as any*/),
                              (v28/*:: as any*/)
                            ],
                            "storageKey": "answers(first:5)"
                          },
                          {
                            "args": (v24/*:: as any*/),
                            "filters": [],
                            "handle": "connection",
                            "key": "NoteThread_note_answers",
                            "kind": "LinkedHandle",
                            "name": "answers"
                          },
                          (v7/*:: as any*/)
                        ]
                      },
                      (v26/*:: as any*/)
                    ]
                  },
                  (v27/*:: as any*/),
                  (v28/*:: as any*/)
                ]
              },
              {
                "args": (v6/*:: as any*/),
                "filters": [
                  "order",
                  "author"
                ],
                "handle": "connection",
                "key": "LoadedNotes_image_notes",
                "kind": "LinkedHandle",
                "name": "notes"
              },
              {
                "kind": "ScalarField",
                "name": "noteCount"
              },
              {
                "concreteType": "NoteAuthorCount",
                "kind": "LinkedField",
                "name": "noteAuthors",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "count"
                  },
                  (v25/*:: as any*/)
                ]
              }
            ],
            "type": "Image"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "5c10a302610bbf693aa31213df1884eae903cc2dd698e4c330edd02243b4e1d9",
    "metadata": {},
    "name": "LoadedNotesPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "505c43ef40d15a1dd6efef3c09929539";

export default node;
