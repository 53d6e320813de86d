/**
 * @generated SignedSource<<6f61be5ff9f8f18c4b49e24ba76fc510>>
 * @relayHash 761551b65467ee08ceb76d4f36427f72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 852b83186274ed96ff059f7e22bc510f209cc0ace9f42dff3d7ae60924ccba2b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskExhibitionsQuery$variables = Record<PropertyKey, never>;
export type deskExhibitionsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitionsPage_viewer">;
  } | null | undefined;
};
export type deskExhibitionsQuery = {
  response: deskExhibitionsQuery$data;
  variables: deskExhibitionsQuery$variables;
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
    "value": 24
  }
],
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "deskExhibitionsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DeskExhibitionsPage_viewer"
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
    "name": "deskExhibitionsQuery",
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
                "args": (v2/*:: as any*/),
                "concreteType": "ExhibitionConnection",
                "kind": "LinkedField",
                "name": "exhibitions",
                "plural": false,
                "selections": [
                  {
                    "concreteType": "ExhibitionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "concreteType": "Exhibition",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v0/*:: as any*/),
                          (v3/*:: as any*/),
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
                              (v4/*:: as any*/),
                              (v5/*:: as any*/),
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
                                  (v3/*:: as any*/),
                                  (v0/*:: as any*/)
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
                                  (v0/*:: as any*/)
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
                                  (v4/*:: as any*/),
                                  (v5/*:: as any*/)
                                ]
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
                "storageKey": "exhibitions(first:24)"
              },
              {
                "args": (v2/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "DeskExhibitions_desk_exhibitions",
                "kind": "LinkedHandle",
                "name": "exhibitions"
              }
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "852b83186274ed96ff059f7e22bc510f209cc0ace9f42dff3d7ae60924ccba2b",
    "metadata": {},
    "name": "deskExhibitionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "acd41d05034ec2e6dec553c9217f9fb9";

export default node;
