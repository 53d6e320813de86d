/**
 * @generated SignedSource<<0cfe065ad751e22916b6d59269d5a642>>
 * @relayHash 2aeb25cb64d54521425db48a72f43ed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a24372f20e6025a726bbcc6c670ff1217e0df60abf8b3098cb12c9d802c8568a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedAlbumsTestQuery$variables = Record<PropertyKey, never>;
export type SharedAlbumsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SharedAlbums_viewer">;
  } | null | undefined;
};
export type SharedAlbumsTestQuery = {
  response: SharedAlbumsTestQuery$data;
  variables: SharedAlbumsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "width"
},
v3 = {
  "kind": "ScalarField",
  "name": "height"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "SharedAlbumsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SharedAlbumsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
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
                      (v1/*:: as any*/),
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
                              (v2/*:: as any*/),
                              (v3/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "placeholder"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "derivativeWidths"
                              },
                              (v1/*:: as any*/)
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
                              (v2/*:: as any*/),
                              (v3/*:: as any*/)
                            ]
                          },
                          (v1/*:: as any*/)
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
                          (v1/*:: as any*/)
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
            ],
            "storageKey": "sharedAlbums(first:24)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "SharedAlbums_viewer_sharedAlbums",
            "kind": "LinkedHandle",
            "name": "sharedAlbums"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a24372f20e6025a726bbcc6c670ff1217e0df60abf8b3098cb12c9d802c8568a",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.id": (v4/*:: as any*/),
        "viewer.sharedAlbums": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumConnection"
        },
        "viewer.sharedAlbums.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEdge"
        },
        "viewer.sharedAlbums.edges.cursor": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Album"
        },
        "viewer.sharedAlbums.edges.node.__typename": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntry"
        },
        "viewer.sharedAlbums.edges.node.cover.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "viewer.sharedAlbums.edges.node.cover.cuts.address": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.height": (v6/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.cuts.width": (v6/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.id": (v4/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.sharedAlbums.edges.node.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "viewer.sharedAlbums.edges.node.cover.image.height": (v6/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.id": (v4/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.placeholder": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.service": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.image.width": (v6/*:: as any*/),
        "viewer.sharedAlbums.edges.node.cover.view": (v7/*:: as any*/),
        "viewer.sharedAlbums.edges.node.entryCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.sharedAlbums.edges.node.id": (v4/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "viewer.sharedAlbums.edges.node.owner.id": (v4/*:: as any*/),
        "viewer.sharedAlbums.edges.node.owner.name": (v7/*:: as any*/),
        "viewer.sharedAlbums.edges.node.title": (v5/*:: as any*/),
        "viewer.sharedAlbums.edges.node.visibility": {
          "enumValues": [
            "PRIVATE",
            "LINK",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "AlbumVisibility"
        },
        "viewer.sharedAlbums.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.sharedAlbums.pageInfo.endCursor": (v7/*:: as any*/),
        "viewer.sharedAlbums.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "SharedAlbumsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76b8c940ac7681d7be5e93eca1a77ba1";

export default node;
