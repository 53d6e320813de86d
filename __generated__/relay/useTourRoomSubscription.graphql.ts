/**
 * @generated SignedSource<<551c09f3cc8e808fc658b235479bf242>>
 * @relayHash 6cd882a4c63bc332bfb97b951715a504
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 351a4609ed2f546b4d81ad6a725573b50323ba943f79e6f8bf28f1f482fcd88c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useTourRoomSubscription$variables = {
  code: string;
};
export type useTourRoomSubscription$data = {
  readonly tourRoom: {
    readonly " $fragmentSpreads": FragmentRefs<"tourRoom_tour">;
  };
};
export type useTourRoomSubscription = {
  response: useTourRoomSubscription$data;
  variables: useTourRoomSubscription$variables;
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
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = [
  {
    "kind": "ScalarField",
    "name": "memberId"
  },
  (v3/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useTourRoomSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tourRoom",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "tourRoom_tour"
          }
        ]
      }
    ],
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTourRoomSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tourRoom",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "code"
          },
          {
            "kind": "ScalarField",
            "name": "title"
          },
          {
            "kind": "ScalarField",
            "name": "state"
          },
          {
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "presenter",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "ScalarField",
            "name": "followerCount"
          },
          {
            "kind": "ScalarField",
            "name": "presenterAwaySince"
          },
          {
            "kind": "ScalarField",
            "name": "isInterrupted"
          },
          {
            "concreteType": "TourWords",
            "kind": "LinkedField",
            "name": "said",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "number"
              },
              {
                "kind": "ScalarField",
                "name": "words"
              }
            ]
          },
          {
            "concreteType": "TourGuest",
            "kind": "LinkedField",
            "name": "hands",
            "plural": true,
            "selections": (v4/*:: as any*/)
          },
          {
            "concreteType": "TourGuest",
            "kind": "LinkedField",
            "name": "lensHolder",
            "plural": false,
            "selections": (v4/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "351a4609ed2f546b4d81ad6a725573b50323ba943f79e6f8bf28f1f482fcd88c",
    "metadata": {},
    "name": "useTourRoomSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7407b991606da9be9c9e943b18db548d";

export default node;
