/**
 * @generated SignedSource<<fd12e08146e25c725987815baf978f2a>>
 * @relayHash 4ad7f26793fb6338419783a0dcaba532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4429bf2e49fa1cc29d2fea9d70fadbeb6939ec01fd0c57b41db7b844b63a0c73

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedAlbumsPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
};
export type SharedAlbumsPaginationQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SharedAlbums_viewer">;
  } | null | undefined;
};
export type SharedAlbumsPaginationQuery = {
  response: SharedAlbumsPaginationQuery$data;
  variables: SharedAlbumsPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": 24,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "width"
},
v4 = {
  "kind": "ScalarField",
  "name": "height"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "SharedAlbumsPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "SharedAlbums_viewer"
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
    "name": "SharedAlbumsPaginationQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "AlbumConnection",
            "kind": "LinkedField",
            "name": "sharedAlbums",
            "plural": false,
            "selections": [
              {
                "concreteType": "AlbumEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Album",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "title"
                      },
                      {
                        "concreteType": "AlbumEntry",
                        "kind": "LinkedField",
                        "name": "cover",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "view"
                          },
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
                              (v3/*:: as any*/),
                              (v4/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "placeholder"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "derivativeWidths"
                              },
                              (v2/*:: as any*/)
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
                              (v3/*:: as any*/),
                              (v4/*:: as any*/)
                            ]
                          },
                          (v2/*:: as any*/)
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "visibility"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "entryCount"
                      },
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "owner",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "name"
                          },
                          (v2/*:: as any*/)
                        ]
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
              }
            ]
          },
          {
            "args": (v1/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SharedAlbums_viewer_sharedAlbums",
            "kind": "LinkedHandle",
            "name": "sharedAlbums"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4429bf2e49fa1cc29d2fea9d70fadbeb6939ec01fd0c57b41db7b844b63a0c73",
    "metadata": {},
    "name": "SharedAlbumsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "eddea5958536d0123e3201a04c80202d";

export default node;
