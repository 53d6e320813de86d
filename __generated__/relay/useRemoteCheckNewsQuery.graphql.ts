/**
 * @generated SignedSource<<357fff4262acc625930f341e9843b5db>>
 * @relayHash f3e8b1a45b468a1507f3c57819551993
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e43dabd8a113cec388349c6ca746c7af857a11aba7835991e9deb2760464e9fe

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRemoteCheckNewsQuery$variables = Record<PropertyKey, never>;
export type useRemoteCheckNewsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"RemoteCheck_viewer">;
  } | null | undefined;
};
export type useRemoteCheckNewsQuery = {
  response: useRemoteCheckNewsQuery$data;
  variables: useRemoteCheckNewsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useRemoteCheckNewsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "RemoteCheck_viewer"
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
    "name": "useRemoteCheckNewsQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "concreteType": "RemoteImages",
                "kind": "LinkedField",
                "name": "remotePictures",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "count"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "uncheckedCount"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "checkedSince"
                  },
                  {
                    "concreteType": "RemoteCheck",
                    "kind": "LinkedField",
                    "name": "check",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "isUnderWay"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "done"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "deadCount"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "postponedCount"
                      }
                    ]
                  }
                ]
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "id"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "e43dabd8a113cec388349c6ca746c7af857a11aba7835991e9deb2760464e9fe",
    "metadata": {},
    "name": "useRemoteCheckNewsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "369cdc02ee50d041d79f9bb460da5aae";

export default node;
