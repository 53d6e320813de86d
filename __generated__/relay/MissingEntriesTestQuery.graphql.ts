/**
 * @generated SignedSource<<99bcbf79752be154e8055fb21873f7f6>>
 * @relayHash 79ce520fd8fe1baf53ff79e8469ebc73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c382de4c2142144ec14a54e668123c1b6c577fbb8667294aff85ea1540f9343d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingEntriesTestQuery$variables = Record<PropertyKey, never>;
export type MissingEntriesTestQuery$data = {
  readonly viewer: {
    readonly albumRights: {
      readonly " $fragmentSpreads": FragmentRefs<"MissingEntries_rights">;
    } | null | undefined;
  } | null | undefined;
};
export type MissingEntriesTestQuery = {
  response: MissingEntriesTestQuery$data;
  variables: MissingEntriesTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "a1"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "MissingEntriesTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "MissingEntries_rights"
              }
            ],
            "storageKey": "albumRights(id:\"a1\")"
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
    "name": "MissingEntriesTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "AlbumRights",
            "kind": "LinkedField",
            "name": "albumRights",
            "plural": false,
            "selections": [
              {
                "concreteType": "AlbumEntry",
                "kind": "LinkedField",
                "name": "missingEntries",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "caption"
                  }
                ]
              }
            ],
            "storageKey": "albumRights(id:\"a1\")"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "c382de4c2142144ec14a54e668123c1b6c577fbb8667294aff85ea1540f9343d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.albumRights": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "AlbumRights"
        },
        "viewer.albumRights.missingEntries": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AlbumEntry"
        },
        "viewer.albumRights.missingEntries.caption": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.albumRights.missingEntries.id": (v2/*:: as any*/),
        "viewer.id": (v2/*:: as any*/)
      }
    },
    "name": "MissingEntriesTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "33b0f7fb158022b9ec40b33147424bec";

export default node;
