/**
 * @generated SignedSource<<2a7c60b42e277b843d383443a84ba923>>
 * @relayHash 90a8d133dbf139493cf72098215d67ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c071b6f0f03e4ee3e755354102c5735873df800c4b0a6c9adfa26cd1f1d0d33

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmptyCollectionTestQuery$variables = Record<PropertyKey, never>;
export type EmptyCollectionTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"EmptyCollection_site">;
  } | null | undefined;
};
export type EmptyCollectionTestQuery = {
  response: EmptyCollectionTestQuery$data;
  variables: EmptyCollectionTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "EmptyCollectionTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "EmptyCollection_site"
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
    "name": "EmptyCollectionTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "concreteType": "Import",
            "kind": "LinkedField",
            "name": "runningImport",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "state"
              },
              (v0/*:: as any*/)
            ]
          },
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "9c071b6f0f03e4ee3e755354102c5735873df800c4b0a6c9adfa26cd1f1d0d33",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v1/*:: as any*/),
        "site.runningImport": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Import"
        },
        "site.runningImport.id": (v1/*:: as any*/),
        "site.runningImport.state": {
          "enumValues": [
            "READING",
            "CHECKED",
            "RUNNING",
            "INTERRUPTED",
            "FAILED",
            "DONE",
            "UNDONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportState"
        }
      }
    },
    "name": "EmptyCollectionTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d82e15a2171854b808ce979e785708f2";

export default node;
