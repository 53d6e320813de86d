/**
 * @generated SignedSource<<aa6e4335ae8c686d6bb1d888a4a4789b>>
 * @relayHash 7a11ff5b39d94357a170909baffba356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2aaf510f0dacc990f14d96c74aacb6b9818de44dc29bdff902bdd38a4b191ef6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportProgressTestQuery$variables = Record<PropertyKey, never>;
export type ImportProgressTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_site">;
  } | null | undefined;
};
export type ImportProgressTestQuery = {
  response: ImportProgressTestQuery$data;
  variables: ImportProgressTestQuery$variables;
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
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ImportProgressTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ImportProgress_site"
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
    "name": "ImportProgressTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "concreteType": "Import",
            "kind": "LinkedField",
            "name": "runningImport",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "label"
              },
              {
                "kind": "ScalarField",
                "name": "state"
              },
              {
                "kind": "ScalarField",
                "name": "rowsTotal"
              },
              {
                "kind": "ScalarField",
                "name": "rowsDone"
              },
              {
                "kind": "ScalarField",
                "name": "added"
              },
              {
                "kind": "ScalarField",
                "name": "changed"
              },
              {
                "kind": "ScalarField",
                "name": "refused"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "2aaf510f0dacc990f14d96c74aacb6b9818de44dc29bdff902bdd38a4b191ef6",
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
        "site.runningImport.added": (v2/*:: as any*/),
        "site.runningImport.changed": (v2/*:: as any*/),
        "site.runningImport.id": (v1/*:: as any*/),
        "site.runningImport.label": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "site.runningImport.refused": (v2/*:: as any*/),
        "site.runningImport.rowsDone": (v2/*:: as any*/),
        "site.runningImport.rowsTotal": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
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
    "name": "ImportProgressTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35a3088de311eacbdc5bcf31b1e13323";

export default node;
