/**
 * @generated SignedSource<<268b5a41e00d21687a171fcf37086be7>>
 * @relayHash 062f8075dcc3189502ecdd91b79620c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a427c022f363f48ae344873f5107f0551502a71cbc1309d14df954b92240139

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type TourBarQuery$variables = {
  code: string;
};
export type TourBarQuery$data = {
  readonly tour: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"GuideBar_tour">;
  } | null | undefined, unknown>;
};
export type TourBarQuery = {
  response: TourBarQuery$data;
  variables: TourBarQuery$variables;
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
    "name": "TourBarQuery",
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
            {
              "kind": "FragmentSpread",
              "name": "GuideBar_tour"
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
    "name": "TourBarQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
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
                "name": "sequence"
              }
            ]
          },
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
    "id": "8a427c022f363f48ae344873f5107f0551502a71cbc1309d14df954b92240139",
    "metadata": {},
    "name": "TourBarQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36995b745bbd0bf4cabdbfb4129d42a3";

export default node;
