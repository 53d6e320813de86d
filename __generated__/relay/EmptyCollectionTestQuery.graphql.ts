/**
 * @generated SignedSource<<1ead05d2423af81f56d697b60f609220>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
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
    "metadata": null,
    "name": "EmptyCollectionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmptyCollection_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EmptyCollectionTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Import",
            "kind": "LinkedField",
            "name": "runningImport",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
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
