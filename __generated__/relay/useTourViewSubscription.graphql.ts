/**
 * @generated SignedSource<<8fc771d2a47c2f7ade690606066ff77e>>
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
        "kind": "ScalarField",
        "name": "view"
      },
      {
        "concreteType": "ImagePoint",
        "kind": "LinkedField",
        "name": "pointer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "x"
          },
          {
            "kind": "ScalarField",
            "name": "y"
          }
        ]
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useTourViewSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription"
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
