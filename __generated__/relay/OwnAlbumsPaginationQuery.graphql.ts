/**
 * @generated SignedSource<<cdf0f38184cec4da51b149b4b75847db>>
 * @relayHash f1d7f7d2c3976421d9d39506794ab810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5524653cf71d18ba9715a7a613331222912b9d1cc429c502407ecd27511039e3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnAlbumsPaginationQuery$variables = {
  after?: string | null | undefined;
  first?: number | null | undefined;
};
export type OwnAlbumsPaginationQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnAlbums_viewer">;
  } | null | undefined;
};
export type OwnAlbumsPaginationQuery = {
  response: OwnAlbumsPaginationQuery$data;
  variables: OwnAlbumsPaginationQuery$variables;
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
    "name": "OwnAlbumsPaginationQuery",
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
            "name": "OwnAlbums_viewer"
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
    "name": "OwnAlbumsPaginationQuery",
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
            "name": "albums",
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
            "args": (v1/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "OwnAlbums_viewer_albums",
            "kind": "LinkedHandle",
            "name": "albums"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "5524653cf71d18ba9715a7a613331222912b9d1cc429c502407ecd27511039e3",
    "metadata": {},
    "name": "OwnAlbumsPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba2ca98ccf6db51d75f8fa4a8387a19c";

export default node;
