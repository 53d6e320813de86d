/**
 * @generated SignedSource<<9a29f983d587132869a4e37f4cfc4b08>>
 * @relayHash 113ff8873f450d87fc214c0066719c79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 941ce353d7f014dab5bdf3a0fdb196276785bbca2c19c576118449aedf2b9b8b

import { ConcreteRequest } from 'relay-runtime';
export type useDraftSubscription$variables = {
  id: string;
};
export type useDraftSubscription$data = {
  readonly exhibitionChanged: {
    readonly change: number;
    readonly exhibition: {
      readonly __typename: "Exhibition";
    } | null | undefined;
  };
};
export type useDraftSubscription = {
  response: useDraftSubscription$data;
  variables: useDraftSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDraftSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "exhibition",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDraftSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "exhibition",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "941ce353d7f014dab5bdf3a0fdb196276785bbca2c19c576118449aedf2b9b8b",
    "metadata": {},
    "name": "useDraftSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4390d7e91358e8a4f541d533c3b290c8";

export default node;
