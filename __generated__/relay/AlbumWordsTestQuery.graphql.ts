/**
 * @generated SignedSource<<68fda5930e0c3bbb56e1e07ad8269260>>
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
    "name": "AlbumWordsTestQuery",
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
            "name": "AlbumWords_album"
          }
        ],
        "storageKey": "album(id:\"a1\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AlbumWordsTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "description"
          },
          {
            "kind": "ScalarField",
            "name": "version"
          },
          {
            "kind": "ScalarField",
            "name": "id"
          },
          {
            "kind": "ScalarField",
            "name": "visibility"
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
