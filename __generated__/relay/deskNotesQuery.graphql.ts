/**
 * @generated SignedSource<<328a15f74fd9244af5ffa55b85899512>>
 * @relayHash f66d49f2352aeca5e552218ad57225da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9a751a453fb21f72e0606874257902e4397f54a6f2fb5e9b1f43f04f1e2d63

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskNotesQuery$variables = Record<PropertyKey, never>;
export type deskNotesQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"NotePolicyChoice_site">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteQueuePage_viewer">;
  } | null | undefined;
};
export type deskNotesQuery = {
  response: deskNotesQuery$data;
  variables: deskNotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "text"
},
v4 = {
  "kind": "ScalarField",
  "name": "createdAt"
},
v5 = [
  {
    "kind": "ScalarField",
    "name": "name"
  }
],
v6 = {
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v5/*:: as any*/)
},
v7 = {
  "kind": "ScalarField",
  "name": "x"
},
v8 = {
  "kind": "ScalarField",
  "name": "y"
},
v9 = {
  "kind": "ScalarField",
  "name": "width"
},
v10 = {
  "kind": "ScalarField",
  "name": "height"
},
v11 = {
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
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/)
      ]
    },
    {
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ]
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "deskNotesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "NoteQueuePage_viewer"
          }
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "NotePolicyChoice_site"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "deskNotesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v0/*:: as any*/)
                ]
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "noteQueueLength"
              },
              {
                "args": (v2/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "noteQueue",
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
                          (v0/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "tags"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "version"
                          },
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "concreteType": "Note",
                            "kind": "LinkedField",
                            "name": "parent",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              (v6/*:: as any*/),
                              (v11/*:: as any*/),
                              (v0/*:: as any*/)
                            ]
                          },
                          (v11/*:: as any*/),
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
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "position"
                              },
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
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
                                  (v0/*:: as any*/)
                                ]
                              },
                              (v0/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "NoteReport",
                            "kind": "LinkedField",
                            "name": "reports",
                            "plural": true,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "reason"
                              },
                              (v4/*:: as any*/),
                              {
                                "concreteType": "NoteAuthor",
                                "kind": "LinkedField",
                                "name": "reporter",
                                "plural": false,
                                "selections": (v5/*:: as any*/)
                              }
                            ]
                          },
                          (v1/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "cursor"
                      }
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
                "storageKey": "noteQueue(first:20)"
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "NoteQueue_desk_noteQueue",
                "kind": "LinkedHandle",
                "name": "noteQueue"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      },
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "notesShownAtOnce"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "de9a751a453fb21f72e0606874257902e4397f54a6f2fb5e9b1f43f04f1e2d63",
    "metadata": {},
    "name": "deskNotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9e52294f2843ee0fe97d53bce503b8c";

export default node;
