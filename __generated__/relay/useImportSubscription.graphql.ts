/**
 * @generated SignedSource<<8d6f67f0de4be1bf4cb6760cd3c17208>>
 * @relayHash 485d116ebf03872f720a5b7f06cead27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bd3294237375d3676ad19bbded455dcf033d5a043571f61a82a1bd4bbbbbdb8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useImportSubscription$variables = Record<PropertyKey, never>;
export type useImportSubscription$data = {
  readonly importProgressed: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportRowsPart_run" | "ImportStage_run">;
  };
};
export type useImportSubscription = {
  response: useImportSubscription$data;
  variables: useImportSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useImportSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "FragmentSpread",
            "name": "ImportStage_run"
          },
          {
            "kind": "FragmentSpread",
            "name": "ImportRowsPart_run"
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
    "name": "useImportSubscription",
    "selections": [
      {
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "importProgressed",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
          },
          {
            "kind": "ScalarField",
            "name": "label"
          },
          {
            "concreteType": "ImportChoices",
            "kind": "LinkedField",
            "name": "choices",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__typename"
              },
              {
                "kind": "ScalarField",
                "name": "newWorks"
              },
              {
                "kind": "ScalarField",
                "name": "remotePictures"
              },
              {
                "kind": "ScalarField",
                "name": "recordLanguage"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "problemsPath"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7bd3294237375d3676ad19bbded455dcf033d5a043571f61a82a1bd4bbbbbdb8",
    "metadata": {},
    "name": "useImportSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7d6a311fef3c9f1a29f0de40a043aea4";

export default node;
