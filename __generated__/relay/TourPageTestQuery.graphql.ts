/**
 * @generated SignedSource<<bcce7cc22a70f7ac5e0f958674e9b924>>
 * @relayHash 2ab7c6a0d2cb0886e047eadd003992ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf65b8e9cb272e9865f74da8c2120f0762468fcdfb3a40553112fb4ff6f1482f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TourPageTestQuery$variables = Record<PropertyKey, never>;
export type TourPageTestQuery$data = {
  readonly tour: {
    readonly " $fragmentSpreads": FragmentRefs<"TourPage_tour">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer" | "useGuest_viewer">;
  } | null | undefined;
};
export type TourPageTestQuery = {
  response: TourPageTestQuery$data;
  variables: TourPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "code",
    "value": "bcdfgh"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "name"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "memberId"
  },
  (v1/*:: as any*/)
],
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "TourPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "TourPage_tour"
          }
        ],
        "storageKey": "tour(code:\"bcdfgh\")"
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "FavouriteButton_viewer"
          },
          {
            "kind": "FragmentSpread",
            "name": "useGuest_viewer"
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
    "name": "TourPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
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
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "TourView",
            "kind": "LinkedField",
            "name": "view",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "view"
              }
            ]
          },
          (v2/*:: as any*/),
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
            "selections": (v3/*:: as any*/)
          },
          {
            "concreteType": "TourGuest",
            "kind": "LinkedField",
            "name": "lensHolder",
            "plural": false,
            "selections": (v3/*:: as any*/)
          }
        ],
        "storageKey": "tour(code:\"bcdfgh\")"
      },
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "favouriteWorkIds"
          },
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "guestId"
          },
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  },
                  (v2/*:: as any*/)
                ]
              },
              (v2/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "cf65b8e9cb272e9865f74da8c2120f0762468fcdfb3a40553112fb4ff6f1482f",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "tour": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Tour"
        },
        "tour.code": (v4/*:: as any*/),
        "tour.followerCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "tour.hands": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "TourGuest"
        },
        "tour.hands.memberId": (v5/*:: as any*/),
        "tour.hands.name": (v4/*:: as any*/),
        "tour.id": (v5/*:: as any*/),
        "tour.isInterrupted": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "tour.lensHolder": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TourGuest"
        },
        "tour.lensHolder.memberId": (v5/*:: as any*/),
        "tour.lensHolder.name": (v4/*:: as any*/),
        "tour.presenter": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Member"
        },
        "tour.presenter.id": (v5/*:: as any*/),
        "tour.presenter.name": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "tour.presenterAwaySince": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "tour.said": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TourWords"
        },
        "tour.said.number": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "tour.said.words": (v4/*:: as any*/),
        "tour.state": {
          "enumValues": [
            "LIVE",
            "ENDED"
          ],
          "nullable": false,
          "plural": false,
          "type": "TourState"
        },
        "tour.title": (v4/*:: as any*/),
        "tour.view": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TourView"
        },
        "tour.view.view": (v4/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.id": (v5/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v5/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.favouriteWorkIds": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ID"
        },
        "viewer.guestId": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ID"
        },
        "viewer.id": (v5/*:: as any*/)
      }
    },
    "name": "TourPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "023acb5436ccf7502984983afb2ba030";

export default node;
