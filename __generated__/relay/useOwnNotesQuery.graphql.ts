/**
 * @generated SignedSource<<4b8246ef26b52aa740a1a3884a40e349>>
 * @relayHash bfb47fd4551b4757f1caadc980d9f2ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921b3de2fd670f577f6e6828a8125c40a538bdaa5e5375484d3bc4948fcbf9d5

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOwnNotesQuery$variables = {
  imageId: string;
};
export type useOwnNotesQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useOwnNotes_viewer">;
  } | null | undefined;
};
export type useOwnNotesQuery = {
  response: useOwnNotesQuery$data;
  variables: useOwnNotesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "imageId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "imageId",
  "variableName": "imageId"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  },
  (v1/*:: as any*/)
],
v5 = [
  (v2/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "x"
},
v7 = {
  "kind": "ScalarField",
  "name": "y"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useOwnNotesQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": [
              (v1/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "useOwnNotes_viewer"
          }
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOwnNotesQuery",
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
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  }
                ]
              },
              (v2/*:: as any*/)
            ]
          },
          {
            "args": (v4/*:: as any*/),
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
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "state"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "text"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "tags"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "createdAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "editedAt"
                      },
                      {
                        "concreteType": "NoteAuthor",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "concreteType": "Member",
                            "kind": "LinkedField",
                            "name": "member",
                            "plural": false,
                            "selections": (v5/*:: as any*/)
                          }
                        ]
                      },
                      {
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
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
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
                              (v6/*:: as any*/),
                              (v7/*:: as any*/)
                            ]
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "version"
                      },
                      {
                        "concreteType": "Note",
                        "kind": "LinkedField",
                        "name": "parent",
                        "plural": false,
                        "selections": (v5/*:: as any*/)
                      },
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      }
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
            ]
          },
          {
            "args": (v4/*:: as any*/),
            "filters": [
              "imageId"
            ],
            "handle": "connection",
            "key": "useOwnNotes_viewer_notes",
            "kind": "LinkedHandle",
            "name": "notes"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "921b3de2fd670f577f6e6828a8125c40a538bdaa5e5375484d3bc4948fcbf9d5",
    "metadata": {},
    "name": "useOwnNotesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "732b8cacd88472520fe73bee0d9540e0";

export default node;
