/**
 * @generated SignedSource<<ed3ab59012befc05bc693c6221280305>>
 * @relayHash e2f50b2b52ad9ca1a9987040c3a6471f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17ad14b2e7a3ab24321fbf4e84f0baa5cd0f78a5f8ade92fff7732b9fe0b1069

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiveTourTestQuery$variables = Record<PropertyKey, never>;
export type LiveTourTestQuery$data = {
  readonly tour: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveTour_tour">;
  } | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"FavouriteButton_viewer" | "useGuest_viewer">;
  } | null | undefined;
};
export type LiveTourTestQuery = {
  response: LiveTourTestQuery$data;
  variables: LiveTourTestQuery$variables;
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
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "name"
},
v3 = [
  {
    "kind": "ScalarField",
    "name": "memberId"
  },
  (v2/*:: as any*/)
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
    "name": "LiveTourTestQuery",
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
            "name": "LiveTour_tour"
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
    "name": "LiveTourTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
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
          (v1/*:: as any*/),
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
          (v1/*:: as any*/),
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
                  (v1/*:: as any*/)
                ]
              },
              (v1/*:: as any*/)
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "17ad14b2e7a3ab24321fbf4e84f0baa5cd0f78a5f8ade92fff7732b9fe0b1069",
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
    "name": "LiveTourTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "209b3c86b51e4bc76f8eee1254f8876b";

export default node;
