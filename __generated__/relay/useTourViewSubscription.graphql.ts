/**
 * @generated SignedSource<<e71610d970c84d3fc391afc7eb9d39cd>>
 * @relayHash 250a513a61415695555a235bf2d6f67f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30c8224b2634700209a22e881d8be1574dfbb3b16c23f6db5799e09df2c5333d

import { ConcreteRequest } from 'relay-runtime';
export type useTourViewSubscription$variables = {
  code: string;
};
export type useTourViewSubscription$data = {
  readonly tourView: {
    readonly pointer: {
      readonly x: number;
      readonly y: number;
    } | null | undefined;
    readonly view: string;
  };
};
export type useTourViewSubscription = {
  response: useTourViewSubscription$data;
  variables: useTourViewSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "TourView",
    "kind": "LinkedField",
    "name": "tourView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "view",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ImagePoint",
        "kind": "LinkedField",
        "name": "pointer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "x",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "y",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTourViewSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTourViewSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "30c8224b2634700209a22e881d8be1574dfbb3b16c23f6db5799e09df2c5333d",
    "metadata": {},
    "name": "useTourViewSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f30760bd0184ecaf5c13aa1f7fbd6e6a";

export default node;
