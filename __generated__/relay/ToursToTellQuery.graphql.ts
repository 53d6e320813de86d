/**
 * @generated SignedSource<<f85b1c6d4a88945092bec4e538603d0f>>
 * @relayHash 929d22b26863258d4cf155030e58f880
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc10a3b3d9f46e76b78617bf773287d7baa6900278ac47200f731a525be7e69d

import { ConcreteRequest } from 'relay-runtime';
export type TourState = "ENDED" | "LIVE" | "%future added value";
export type ToursToTellQuery$variables = Record<PropertyKey, never>;
export type ToursToTellQuery$data = {
  readonly viewer: {
    readonly tours: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly startedAt: string;
          readonly state: TourState;
          readonly title: string;
        };
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ToursToTellQuery = {
  response: ToursToTellQuery$data;
  variables: ToursToTellQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "id"
},
v1 = {
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
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
            (v0/*:: as any*/),
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
            }
          ]
        }
      ]
    }
  ],
  "storageKey": "tours(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ToursToTellQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ]
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ToursToTellQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "cc10a3b3d9f46e76b78617bf773287d7baa6900278ac47200f731a525be7e69d",
    "metadata": {},
    "name": "ToursToTellQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "181d17196c97dae06d53caaf4c38e0f2";

export default node;
