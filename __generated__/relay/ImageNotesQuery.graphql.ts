/**
 * @generated SignedSource<<958468f7b9e5fbd89b7c03cc0c79a776>>
 * @relayHash 5147464d53172e70a9a0020b08664979
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5c2c84c220f24aa35dfe8c892247383ee0c70aea8e0f5036bed51fd4b8a38ae

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteOrder = "NEWEST" | "PLACE" | "%future added value";
export type NotePolicy = "EVERYBODY" | "MEMBERS" | "NOBODY" | "%future added value";
export type ImageNotesQuery$variables = {
  author?: string | null | undefined;
  first?: number | null | undefined;
  imageId: string;
  order: NoteOrder;
};
export type ImageNotesQuery$data = {
  readonly node: {
    readonly image?: {
      readonly " $fragmentSpreads": FragmentRefs<"LoadedNotes_image">;
    } | null | undefined;
  } | null | undefined;
  readonly site: {
    readonly notesShownAtOnce: NotePolicy | null | undefined;
  } | null | undefined;
};
export type ImageNotesQuery = {
  response: ImageNotesQuery$data;
  variables: ImageNotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "author"
},
v1 = {
  "defaultValue": 20,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "imageId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "imageId"
  }
],
v5 = [
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
v6 = {
  "kind": "ScalarField",
  "name": "notesShownAtOnce"
},
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "ImageNotesQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": (v5/*:: as any*/),
                      "kind": "FragmentSpread",
                      "name": "LoadedNotes_image"
                    }
                  ],
                  "type": "Image"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "image"
              }
            ],
            "type": "Image"
          }
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ImageNotesQuery",
    "selections": [
      {
        "args": (v4/*:: as any*/),
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
                "args": (v5/*:: as any*/),
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
                "args": (v5/*:: as any*/),
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
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v8/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a5c2c84c220f24aa35dfe8c892247383ee0c70aea8e0f5036bed51fd4b8a38ae",
    "metadata": {},
    "name": "ImageNotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b6647d852d2550aeaafb0519fcf5b240";

export default node;
