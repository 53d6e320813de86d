/**
 * @generated SignedSource<<06550960cac6fff05f5eaaafda8951fd>>
 * @relayHash 30ce7dfe868bed29973f67d9050006ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae8cd877343f071496e2ba1d930b4cac7779e790250bb07cb8ac659f7a81df0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AlbumWordsTestQuery$variables = Record<PropertyKey, never>;
export type AlbumWordsTestQuery$data = {
  readonly album: {
    readonly " $fragmentSpreads": FragmentRefs<"AlbumWords_album">;
  } | null | undefined;
};
export type AlbumWordsTestQuery = {
  response: AlbumWordsTestQuery$data;
  variables: AlbumWordsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "a1"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AlbumWordsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AlbumWords_album"
          }
        ],
        "storageKey": "album(id:\"a1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumWordsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "visibility",
            "storageKey": null
          }
        ],
        "storageKey": "album(id:\"a1\")"
      }
    ]
  },
  "params": {
    "id": "0ae8cd877343f071496e2ba1d930b4cac7779e790250bb07cb8ac659f7a81df0",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "album": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Album"
        },
        "album.description": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "album.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "album.title": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "album.version": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
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
    "name": "AlbumWordsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f30eaca90715ce6910d8e1ec20f88719";

export default node;
