/**
 * @generated SignedSource<<f92a81509fa961dfa65f6574bb87d18a>>
 * @relayHash d9e8c660ff71e254158a8139f587ec9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7dc69482c33c07fb805094120192296c71e215e0034a4f7b3c3a543da84fae8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumHeadTestQuery$variables = Record<PropertyKey, never>;
export type AlbumHeadTestQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumHead_album">;
  } | null | undefined;
};
export type AlbumHeadTestQuery = {
  response: AlbumHeadTestQuery$data;
  variables: AlbumHeadTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "a b"
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
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "AlbumHeadTestQuery",
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
            "name": "AlbumHead_album"
          }
        ],
        "storageKey": "album(id:\"a b\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumHeadTestQuery",
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
            "concreteType": "AlbumEntry",
            "kind": "LinkedField",
            "name": "cover",
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
        ],
        "storageKey": "album(id:\"a b\")"
      }
    ]
  },
  "params": {
    "id": "a7dc69482c33c07fb805094120192296c71e215e0034a4f7b3c3a543da84fae8",
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
        "album.cover.addedBy": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "album.cover.addedBy.id": (v6/*:: as any*/),
        "album.cover.addedBy.name": (v7/*:: as any*/),
        "album.cover.caption": (v7/*:: as any*/),
        "album.cover.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "album.cover.cuts.address": (v8/*:: as any*/),
        "album.cover.cuts.height": (v9/*:: as any*/),
        "album.cover.cuts.width": (v9/*:: as any*/),
        "album.cover.id": (v6/*:: as any*/),
        "album.cover.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "album.cover.image.alt": (v7/*:: as any*/),
        "album.cover.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "album.cover.image.height": (v9/*:: as any*/),
        "album.cover.image.id": (v6/*:: as any*/),
        "album.cover.image.placeholder": (v8/*:: as any*/),
        "album.cover.image.service": (v8/*:: as any*/),
        "album.cover.image.width": (v9/*:: as any*/),
        "album.cover.path": (v7/*:: as any*/),
        "album.cover.position": (v8/*:: as any*/),
        "album.cover.version": (v9/*:: as any*/),
        "album.cover.view": (v7/*:: as any*/),
        "album.cover.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "album.cover.work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "album.cover.work.creators.name": (v8/*:: as any*/),
        "album.cover.work.date": (v7/*:: as any*/),
        "album.cover.work.id": (v6/*:: as any*/),
        "album.cover.work.recordLanguage": (v7/*:: as any*/),
        "album.cover.work.slug": (v8/*:: as any*/),
        "album.cover.work.title": (v8/*:: as any*/),
        "album.description": (v7/*:: as any*/),
        "album.entryCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "album.id": (v6/*:: as any*/),
        "album.title": (v8/*:: as any*/),
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
    "name": "AlbumHeadTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f61fa8b11ebf0aa26c0aea89559e80db";

export default node;
