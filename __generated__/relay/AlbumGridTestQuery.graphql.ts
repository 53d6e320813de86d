/**
 * @generated SignedSource<<a77316c96759c29b5b2b4a19c72da66a>>
 * @relayHash eb0a523383c74967f8f8542439fca2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4992dda0df7f1200f762c77e95eda5c5235b348c5b6b2bc2754a742cb22bb22e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumGridTestQuery$variables = Record<PropertyKey, never>;
export type AlbumGridTestQuery$data = {
  readonly publicAlbums: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"AlbumGrid_albums">;
      };
    }> | null | undefined;
  } | null | undefined;
};
export type AlbumGridTestQuery = {
  response: AlbumGridTestQuery$data;
  variables: AlbumGridTestQuery$variables;
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
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
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
    "name": "AlbumGridTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "AlbumConnection",
        "kind": "LinkedField",
        "name": "publicAlbums",
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
                  {
                    "kind": "FragmentSpread",
                    "name": "AlbumGrid_albums"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "publicAlbums(first:24)"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumGridTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "AlbumConnection",
        "kind": "LinkedField",
        "name": "publicAlbums",
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
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "publicAlbums(first:24)"
      }
    ]
  },
  "params": {
    "id": "4992dda0df7f1200f762c77e95eda5c5235b348c5b6b2bc2754a742cb22bb22e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicAlbums": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumConnection"
        },
        "publicAlbums.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEdge"
        },
        "publicAlbums.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Album"
        },
        "publicAlbums.edges.node.cover": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumEntry"
        },
        "publicAlbums.edges.node.cover.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "publicAlbums.edges.node.cover.cuts.address": (v4/*:: as any*/),
        "publicAlbums.edges.node.cover.cuts.height": (v5/*:: as any*/),
        "publicAlbums.edges.node.cover.cuts.width": (v5/*:: as any*/),
        "publicAlbums.edges.node.cover.id": (v6/*:: as any*/),
        "publicAlbums.edges.node.cover.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "publicAlbums.edges.node.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "publicAlbums.edges.node.cover.image.height": (v5/*:: as any*/),
        "publicAlbums.edges.node.cover.image.id": (v6/*:: as any*/),
        "publicAlbums.edges.node.cover.image.placeholder": (v4/*:: as any*/),
        "publicAlbums.edges.node.cover.image.service": (v4/*:: as any*/),
        "publicAlbums.edges.node.cover.image.width": (v5/*:: as any*/),
        "publicAlbums.edges.node.cover.view": (v7/*:: as any*/),
        "publicAlbums.edges.node.entryCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "publicAlbums.edges.node.id": (v6/*:: as any*/),
        "publicAlbums.edges.node.owner": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "publicAlbums.edges.node.owner.id": (v6/*:: as any*/),
        "publicAlbums.edges.node.owner.name": (v7/*:: as any*/),
        "publicAlbums.edges.node.title": (v4/*:: as any*/),
        "publicAlbums.edges.node.visibility": {
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
    "name": "AlbumGridTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f74613f61f140930c325a736ee9c8e94";

export default node;
