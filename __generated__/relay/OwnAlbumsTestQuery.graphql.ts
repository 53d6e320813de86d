/**
 * @generated SignedSource<<12eaeaf3163c3a9cc85319b112da8722>>
 * @relayHash 01dc769bc3dab4c31c6e219f9a535b4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4201f247acaba5c7865aacf4c49a6a9484fd041b839b20c54df4a265f964353d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OwnAlbumsTestQuery$variables = Record<PropertyKey, never>;
export type OwnAlbumsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"OwnAlbums_viewer">;
  } | null | undefined;
};
export type OwnAlbumsTestQuery = {
  response: OwnAlbumsTestQuery$data;
  variables: OwnAlbumsTestQuery$variables;
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
    "name": "OwnAlbumsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnAlbumsTestQuery",
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
            "storageKey": "albums(first:24)"
          },
          {
            "args": (v0/*:: as any*/),
            "filters": [],
            "handle": "connection",
            "key": "OwnAlbums_viewer_albums",
            "kind": "LinkedHandle",
            "name": "albums"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "4201f247acaba5c7865aacf4c49a6a9484fd041b839b20c54df4a265f964353d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.albums": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumConnection"
        },
        "viewer.albums.__id": (v4/*:: as any*/),
        "viewer.albums.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEdge"
        },
        "viewer.albums.edges.cursor": (v5/*:: as any*/),
        "viewer.albums.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Album"
        },
        "viewer.albums.edges.node.__typename": (v5/*:: as any*/),
        "viewer.albums.edges.node.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntry"
        },
        "viewer.albums.edges.node.cover.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "viewer.albums.edges.node.cover.cuts.address": (v5/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.height": (v6/*:: as any*/),
        "viewer.albums.edges.node.cover.cuts.width": (v6/*:: as any*/),
        "viewer.albums.edges.node.cover.id": (v4/*:: as any*/),
        "viewer.albums.edges.node.cover.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.albums.edges.node.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "viewer.albums.edges.node.cover.image.height": (v6/*:: as any*/),
        "viewer.albums.edges.node.cover.image.id": (v4/*:: as any*/),
        "viewer.albums.edges.node.cover.image.placeholder": (v5/*:: as any*/),
        "viewer.albums.edges.node.cover.image.service": (v5/*:: as any*/),
        "viewer.albums.edges.node.cover.image.width": (v6/*:: as any*/),
        "viewer.albums.edges.node.cover.view": (v7/*:: as any*/),
        "viewer.albums.edges.node.entryCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.albums.edges.node.id": (v4/*:: as any*/),
        "viewer.albums.edges.node.owner": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "viewer.albums.edges.node.owner.id": (v4/*:: as any*/),
        "viewer.albums.edges.node.owner.name": (v7/*:: as any*/),
        "viewer.albums.edges.node.title": (v5/*:: as any*/),
        "viewer.albums.edges.node.visibility": {
          "enumValues": [
            "PRIVATE",
            "LINK",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "AlbumVisibility"
        },
        "viewer.albums.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.albums.pageInfo.endCursor": (v7/*:: as any*/),
        "viewer.albums.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": (v4/*:: as any*/)
      }
    },
    "name": "OwnAlbumsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "193f5ae002c7595a549b29eb666568d5";

export default node;
