/**
 * @generated SignedSource<<f25ae00d598248f31a74c4d79ec12d48>>
 * @relayHash 80f9d57343819f0ac8a3f7f9888b35dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d647dc4953c39165d62b4647dec459197b2d0fc5645ca936c54f9d0a3312c60c

import { ConcreteRequest } from 'relay-runtime';
export type useNewerWorkSubscription$variables = Record<PropertyKey, never>;
export type useNewerWorkSubscription$data = {
  readonly collectionChanged: {
    readonly addedCount: number;
  };
};
export type useNewerWorkSubscription = {
  response: useNewerWorkSubscription$data;
  variables: useNewerWorkSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CollectionChange",
    "kind": "LinkedField",
    "name": "collectionChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addedCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewerWorkSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useNewerWorkSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d647dc4953c39165d62b4647dec459197b2d0fc5645ca936c54f9d0a3312c60c",
    "metadata": {},
    "name": "useNewerWorkSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bd7d12f3400655f3b511fba905ed2518";

export default node;
