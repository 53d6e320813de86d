/**
 * @generated SignedSource<<2c7a0444a2737e99818b45f811f308b1>>
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
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
      "alias": null,
      "args": null,
      "concreteType": "TourEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Tour",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "tours(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ToursToTellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ToursToTellQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
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
