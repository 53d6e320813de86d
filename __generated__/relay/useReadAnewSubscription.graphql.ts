/**
 * @generated SignedSource<<e1b12878cf003e2183a4a0c8b5a5d06d>>
 * @relayHash b2c653907a989612af737232ca9fd0b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0c37f0de87192d4e6659ea99b4831e177c73c4450231327242578dd2bbd30b

import { ConcreteRequest } from 'relay-runtime';
export type useReadAnewSubscription$variables = Record<PropertyKey, never>;
export type useReadAnewSubscription$data = {
  readonly collectionChanged: {
    readonly addedCount: number;
  };
};
export type useReadAnewSubscription = {
  response: useReadAnewSubscription$data;
  variables: useReadAnewSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "concreteType": "CollectionChange",
    "kind": "LinkedField",
    "name": "collectionChanged",
    "plural": false,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "addedCount"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "useReadAnewSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useReadAnewSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "db0c37f0de87192d4e6659ea99b4831e177c73c4450231327242578dd2bbd30b",
    "metadata": {},
    "name": "useReadAnewSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8a05ba9e94b51613d6fb9c2e37b1e30d";

export default node;
