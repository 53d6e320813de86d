/**
 * @generated SignedSource<<688401a5ab518d3c520231fecc6a8f00>>
 * @relayHash 717f8bc31ac60300fabf32086a304ad8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50717edabd08ed66c22dd044bfe7d6e8a97644e8672386ef0966145fa1c028c0

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useImportListSubscription$variables = Record<PropertyKey, never>;
export type useImportListSubscription$data = {
  readonly importProgressed: {
    readonly id: string;
    readonly startedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportItem_run">;
  };
};
export type useImportListSubscription = {
  response: useImportListSubscription$data;
  variables: useImportListSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "kind": "ScalarField",
  "name": "startedAt"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useImportListSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ImportItem_run"
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
    "name": "useImportListSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "label"
          },
          {
            "kind": "ScalarField",
            "name": "found"
          },
          {
            "kind": "ScalarField",
            "name": "by"
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "kind": "ScalarField",
            "name": "failure"
          },
          {
            "kind": "ScalarField",
            "name": "isApplied"
          },
          {
            "kind": "ScalarField",
            "name": "isAsking"
          },
          {
            "kind": "ScalarField",
            "name": "isWaiting"
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
            "name": "rowsPerSecond"
          },
          {
            "kind": "ScalarField",
            "name": "secondsLeft"
          },
          {
            "kind": "ScalarField",
            "name": "currentTitle"
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
            "name": "unchanged"
          },
          {
            "kind": "ScalarField",
            "name": "refused"
          },
          {
            "concreteType": "ImportUndo",
            "kind": "LinkedField",
            "name": "undo",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "worksTotal"
              },
              {
                "kind": "ScalarField",
                "name": "worksDone"
              },
              {
                "kind": "ScalarField",
                "name": "takenOut"
              },
              {
                "kind": "ScalarField",
                "name": "putBack"
              },
              {
                "kind": "ScalarField",
                "name": "kept"
              },
              {
                "kind": "ScalarField",
                "name": "finishedAt"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "50717edabd08ed66c22dd044bfe7d6e8a97644e8672386ef0966145fa1c028c0",
    "metadata": {},
    "name": "useImportListSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bfa41b30b37c9b9c99fcbeb9b9acf522";

export default node;
