/**
 * @generated SignedSource<<c6c0300ff67dbced2d23e9ccb1112359>>
 * @relayHash 0a3574953a34f5dffda077340273badf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0daf80fce2bcf2e13ef1819a9eb2f269699de059839829d532e715049c2e6f9f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumPrintPageTestQuery$variables = Record<PropertyKey, never>;
export type AlbumPrintPageTestQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumPrintPage_album">;
  } | null | undefined;
};
export type AlbumPrintPageTestQuery = {
  response: AlbumPrintPageTestQuery$data;
  variables: AlbumPrintPageTestQuery$variables;
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
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AlbumPrintPageTestQuery",
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
            "name": "AlbumPrintPage_album"
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
    "name": "AlbumPrintPageTestQuery",
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
                      {
                        "kind": "ScalarField",
                        "name": "version"
                      },
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
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
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
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
          }
        ],
        "storageKey": "album(id:\"album\")"
      }
    ]
  },
  "params": {
    "id": "0daf80fce2bcf2e13ef1819a9eb2f269699de059839829d532e715049c2e6f9f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "album": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Album"
        },
        "album.description": (v6/*:: as any*/),
        "album.entries": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntryConnection"
        },
        "album.entries.change": (v7/*:: as any*/),
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
        "album.entries.edges.node.addedBy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "album.entries.edges.node.addedBy.id": (v8/*:: as any*/),
        "album.entries.edges.node.addedBy.name": (v6/*:: as any*/),
        "album.entries.edges.node.caption": (v6/*:: as any*/),
        "album.entries.edges.node.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "album.entries.edges.node.cuts.address": (v9/*:: as any*/),
        "album.entries.edges.node.cuts.height": (v7/*:: as any*/),
        "album.entries.edges.node.cuts.width": (v7/*:: as any*/),
        "album.entries.edges.node.id": (v8/*:: as any*/),
        "album.entries.edges.node.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "album.entries.edges.node.image.alt": (v6/*:: as any*/),
        "album.entries.edges.node.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "album.entries.edges.node.image.height": (v7/*:: as any*/),
        "album.entries.edges.node.image.id": (v8/*:: as any*/),
        "album.entries.edges.node.image.placeholder": (v9/*:: as any*/),
        "album.entries.edges.node.image.service": (v9/*:: as any*/),
        "album.entries.edges.node.image.width": (v7/*:: as any*/),
        "album.entries.edges.node.path": (v6/*:: as any*/),
        "album.entries.edges.node.position": (v9/*:: as any*/),
        "album.entries.edges.node.version": (v7/*:: as any*/),
        "album.entries.edges.node.view": (v6/*:: as any*/),
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
        "album.entries.edges.node.work.creators.name": (v9/*:: as any*/),
        "album.entries.edges.node.work.date": (v6/*:: as any*/),
        "album.entries.edges.node.work.id": (v8/*:: as any*/),
        "album.entries.edges.node.work.recordLanguage": (v6/*:: as any*/),
        "album.entries.edges.node.work.slug": (v9/*:: as any*/),
        "album.entries.edges.node.work.title": (v9/*:: as any*/),
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
        "album.id": (v8/*:: as any*/),
        "album.title": (v9/*:: as any*/)
      }
    },
    "name": "AlbumPrintPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6ab20b182273e64cff3d711815c26d4";

export default node;
