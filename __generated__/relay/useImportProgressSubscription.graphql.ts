/**
 * @generated SignedSource<<e01afe8604ae0d625e4ebde5c536aeec>>
 * @relayHash cc8983d4d36034ca2f7bb5a1a280d32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a8a8e93109d547b46dd417403c510f8947bb972ef1b8bcf598d50a71e1d5e64

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ImportState = "CHECKED" | "DONE" | "FAILED" | "INTERRUPTED" | "READING" | "RUNNING" | "UNDONE" | "%future added value";
export type useImportProgressSubscription$variables = Record<PropertyKey, never>;
export type useImportProgressSubscription$data = {
  readonly importProgressed: {
    readonly id: string;
    readonly startedAt: string;
    readonly state: ImportState;
    readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_import">;
  };
};
export type useImportProgressSubscription = {
  response: useImportProgressSubscription$data;
  variables: useImportProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "state"
},
v2 = {
  "kind": "ScalarField",
  "name": "startedAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useImportProgressSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ImportProgress_import"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useImportProgressSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "label"
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
  },
  "params": {
    "id": "2a8a8e93109d547b46dd417403c510f8947bb972ef1b8bcf598d50a71e1d5e64",
    "metadata": {},
    "name": "useImportProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b153d9b23d7e0f007f6ee3c93f444f32";

export default node;
