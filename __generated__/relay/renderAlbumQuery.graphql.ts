/**
 * @generated SignedSource<<58fb99d6ed1ed5b029a49c8da36e3b8c>>
 * @relayHash 3b3de3044f1651bb9d0c169b32150319
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c682f8ddfa1c0ba328bc0d39c0ac6368aa1111f089d974983db3b1706b6db3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type renderAlbumQuery$variables = Record<PropertyKey, never>;
export type renderAlbumQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumPage_album">;
  } | null | undefined;
};
export type renderAlbumQuery = {
  response: renderAlbumQuery$data;
  variables: renderAlbumQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "album"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "version"
},
v5 = {
  "kind": "ScalarField",
  "name": "width"
},
v6 = {
  "kind": "ScalarField",
  "name": "height"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v10 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Member"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "renderAlbumQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "AlbumPage_album"
          }
        ],
        "storageKey": "album(id:\"album\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renderAlbumQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "description"
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
              (v3/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "AlbumEntryConnection",
            "kind": "LinkedField",
            "name": "entries",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "change"
              },
              {
                "concreteType": "AlbumEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "AlbumEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "position"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "view"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "path"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "caption"
                      },
                      (v4/*:: as any*/),
                      {
                        "concreteType": "Member",
                        "kind": "LinkedField",
                        "name": "addedBy",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v3/*:: as any*/)
                        ]
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
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          },
                          {
                            "concreteType": "Creator",
                            "kind": "LinkedField",
                            "name": "creators",
                            "plural": true,
                            "selections": [
                              (v3/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "date"
                          },
                          (v1/*:: as any*/)
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
                            "name": "service"
                          },
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "alt"
                          },
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
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
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
                  }
                ]
              }
            ],
            "storageKey": "entries(first:100)"
          },
          (v4/*:: as any*/),
          {
            "concreteType": "AlbumEntry",
            "kind": "LinkedField",
            "name": "cover",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ]
          }
        ],
        "storageKey": "album(id:\"album\")"
      }
    ]
  },
  "params": {
    "id": "77c682f8ddfa1c0ba328bc0d39c0ac6368aa1111f089d974983db3b1706b6db3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "album": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Album"
        },
        "album.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntry"
        },
        "album.cover.id": (v7/*:: as any*/),
        "album.description": (v8/*:: as any*/),
        "album.entries": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntryConnection"
        },
        "album.entries.change": (v9/*:: as any*/),
        "album.entries.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEntryEdge"
        },
        "album.entries.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "AlbumEntry"
        },
        "album.entries.edges.node.addedBy": (v10/*:: as any*/),
        "album.entries.edges.node.addedBy.id": (v7/*:: as any*/),
        "album.entries.edges.node.addedBy.name": (v8/*:: as any*/),
        "album.entries.edges.node.caption": (v8/*:: as any*/),
        "album.entries.edges.node.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "album.entries.edges.node.cuts.address": (v11/*:: as any*/),
        "album.entries.edges.node.cuts.height": (v9/*:: as any*/),
        "album.entries.edges.node.cuts.width": (v9/*:: as any*/),
        "album.entries.edges.node.id": (v7/*:: as any*/),
        "album.entries.edges.node.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "album.entries.edges.node.image.alt": (v8/*:: as any*/),
        "album.entries.edges.node.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "album.entries.edges.node.image.height": (v9/*:: as any*/),
        "album.entries.edges.node.image.id": (v7/*:: as any*/),
        "album.entries.edges.node.image.placeholder": (v11/*:: as any*/),
        "album.entries.edges.node.image.service": (v11/*:: as any*/),
        "album.entries.edges.node.image.width": (v9/*:: as any*/),
        "album.entries.edges.node.path": (v8/*:: as any*/),
        "album.entries.edges.node.position": (v11/*:: as any*/),
        "album.entries.edges.node.version": (v9/*:: as any*/),
        "album.entries.edges.node.view": (v8/*:: as any*/),
        "album.entries.edges.node.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "album.entries.edges.node.work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "album.entries.edges.node.work.creators.name": (v11/*:: as any*/),
        "album.entries.edges.node.work.date": (v8/*:: as any*/),
        "album.entries.edges.node.work.id": (v7/*:: as any*/),
        "album.entries.edges.node.work.recordLanguage": (v8/*:: as any*/),
        "album.entries.edges.node.work.slug": (v11/*:: as any*/),
        "album.entries.edges.node.work.title": (v11/*:: as any*/),
        "album.entries.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "album.entries.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "album.entryCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "album.id": (v7/*:: as any*/),
        "album.owner": (v10/*:: as any*/),
        "album.owner.id": (v7/*:: as any*/),
        "album.owner.name": (v8/*:: as any*/),
        "album.title": (v11/*:: as any*/),
        "album.version": (v9/*:: as any*/),
        "album.visibility": {
          "enumValues": [
            "PRIVATE",
            "LINK",
            "PUBLIC"
          ],
          "nullable": false,
          "plural": false,
          "type": "AlbumVisibility"
        }
      }
    },
    "name": "renderAlbumQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e02f49490de3cc97344e39a161fac3fb";

export default node;
