/**
 * @generated SignedSource<<bf61c66218adc4256e578c10e6ad2e59>>
 * @relayHash 22666822bc0940782fded3e78688c8c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 523d214351f22deb2adefba90e05a83db53969d99762cc6343a7b8296640ec24

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type tourQuery$variables = {
  code: string;
};
export type tourQuery$data = {
  readonly tour: Result<{
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"TourPage_tour">;
  } | null | undefined, unknown>;
};
export type tourQuery = {
  response: tourQuery$data;
  variables: tourQuery$variables;
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
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "name"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = [
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
    "name": "tourQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "args": (v1/*:: as any*/),
          "concreteType": "Tour",
          "kind": "LinkedField",
          "name": "tour",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "kind": "FragmentSpread",
              "name": "TourPage_tour"
            }
          ]
        },
        "to": "RESULT"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tourQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "Tour",
        "kind": "LinkedField",
        "name": "tour",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "code"
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
          (v4/*:: as any*/),
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
            "selections": (v5/*:: as any*/)
          },
          {
            "concreteType": "TourGuest",
            "kind": "LinkedField",
            "name": "lensHolder",
            "plural": false,
            "selections": (v5/*:: as any*/)
          }
        ]
      }
    ]
  },
  "params": {
    "id": "523d214351f22deb2adefba90e05a83db53969d99762cc6343a7b8296640ec24",
    "metadata": {},
    "name": "tourQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94178035eaf9717a35143dba1321061a";

export default node;
