/**
 * @generated SignedSource<<858ce57b6650e1268f2a13f9e61f9622>>
 * @relayHash 34081b0a5fc2db4c1b4a0bfe2a0d8a7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 980a737ec39e6052c0017ca685bd609dda408b7172122a88a5ba6cacd4044ac0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WaitingHereQuery$variables = Record<PropertyKey, never>;
export type WaitingHereQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly " $fragmentSpreads": FragmentRefs<"WaitingHere_desk">;
    } | null | undefined;
  } | null | undefined;
};
export type WaitingHereQuery = {
  response: WaitingHereQuery$data;
  variables: WaitingHereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "kind": "ScalarField",
  "name": "x"
},
v4 = {
  "kind": "ScalarField",
  "name": "y"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "WaitingHereQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "WaitingHere_desk"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WaitingHereQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "state"
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": (v2/*:: as any*/)
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
                              {
                                "kind": "ScalarField",
                                "name": "name"
                              },
                              {
                                "concreteType": "Member",
                                "kind": "LinkedField",
                                "name": "member",
                                "plural": false,
                                "selections": (v2/*:: as any*/)
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
                                  (v3/*:: as any*/),
                                  (v4/*:: as any*/),
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
                                  (v3/*:: as any*/),
                                  (v4/*:: as any*/)
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
                            "selections": (v2/*:: as any*/)
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
                        "name": "hasNextPage"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "endCursor"
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
                "storageKey": "noteQueue(first:50)"
              },
              {
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "WaitingHere_desk_noteQueue",
                "kind": "LinkedHandle",
                "name": "noteQueue"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "980a737ec39e6052c0017ca685bd609dda408b7172122a88a5ba6cacd4044ac0",
    "metadata": {},
    "name": "WaitingHereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e461d4e0f787b74781a6e43c232d7a1d";

export default node;
