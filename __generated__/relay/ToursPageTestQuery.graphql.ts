/**
 * @generated SignedSource<<0bb60261f475b6511959be72fa5f038e>>
 * @relayHash eac343ac6916f729bebf386e1e73a4a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4996a44adefd3a796e3392f5152c0ca4f09819f8bfbd0abde5555937ff4f599

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ToursPageTestQuery$variables = Record<PropertyKey, never>;
export type ToursPageTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ToursPage_viewer">;
  } | null | undefined;
};
export type ToursPageTestQuery = {
  response: ToursPageTestQuery$data;
  variables: ToursPageTestQuery$variables;
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
],
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ToursPageTestQuery",
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
    "name": "ToursPageTestQuery",
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
    "id": "f4996a44adefd3a796e3392f5152c0ca4f09819f8bfbd0abde5555937ff4f599",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
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
        "viewer.account.__typename": (v3/*:: as any*/),
        "viewer.account.id": (v4/*:: as any*/),
        "viewer.id": (v4/*:: as any*/),
        "viewer.tours": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TourConnection"
        },
        "viewer.tours.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "TourEdge"
        },
        "viewer.tours.edges.cursor": (v3/*:: as any*/),
        "viewer.tours.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Tour"
        },
        "viewer.tours.edges.node.__typename": (v3/*:: as any*/),
        "viewer.tours.edges.node.code": (v3/*:: as any*/),
        "viewer.tours.edges.node.id": (v4/*:: as any*/),
        "viewer.tours.edges.node.startedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.tours.edges.node.state": {
          "enumValues": [
            "LIVE",
            "ENDED"
          ],
          "nullable": false,
          "plural": false,
          "type": "TourState"
        },
        "viewer.tours.edges.node.stepCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.tours.edges.node.title": (v3/*:: as any*/),
        "viewer.tours.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.tours.pageInfo.endCursor": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "viewer.tours.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ToursPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8957d87f720feecafaf01fa7055a7d96";

export default node;
