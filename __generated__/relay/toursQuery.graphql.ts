/**
 * @generated SignedSource<<c610c2339a95b9419e667159a10caf7d>>
 * @relayHash 50e06d646ac3112ef7c1f0d47e716b48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 703681c8286332a28d2ccddfcfe3c3870caa1e494b00446aed38906ddd9881bc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type toursQuery$variables = Record<PropertyKey, never>;
export type toursQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ToursPage_viewer">;
  } | null | undefined;
};
export type toursQuery = {
  response: toursQuery$data;
  variables: toursQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "toursQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ToursPage_viewer"
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
    "name": "toursQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ]
          },
          {
            "args": (v2/*:: as any*/),
            "concreteType": "TourConnection",
            "kind": "LinkedField",
            "name": "tours",
            "plural": false,
            "selections": [
              {
                "concreteType": "TourEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "concreteType": "Tour",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
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
                        "kind": "ScalarField",
                        "name": "startedAt"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "stepCount"
                      },
                      (v0/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "cursor"
                  }
                ]
              },
              {
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "endCursor"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasNextPage"
                  }
                ]
              }
            ],
            "storageKey": "tours(first:24)"
          },
          {
            "args": (v2/*:: as any*/),
            "handle": "connection",
            "key": "ToursPage_viewer_tours",
            "kind": "LinkedHandle",
            "name": "tours"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "703681c8286332a28d2ccddfcfe3c3870caa1e494b00446aed38906ddd9881bc",
    "metadata": {},
    "name": "toursQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af27c2a6f9ab5ef1df637dccd48dce7a";

export default node;
