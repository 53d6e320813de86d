/**
 * @generated SignedSource<<9c8251d06db0c65777cf7cb2f622e369>>
 * @relayHash 35e2de781acca4a9fac0f173aeb06d17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7b2f5c00b6a00439a3b841d693820ff565bd995bca89f6fcd24a29743602aa8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickResultsTestQuery$variables = Record<PropertyKey, never>;
export type PickResultsTestQuery$data = {
  readonly works: {
    readonly " $fragmentSpreads": FragmentRefs<"PickResults_works">;
  } | null | undefined;
};
export type PickResultsTestQuery = {
  response: PickResultsTestQuery$data;
  variables: PickResultsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "service"
},
v3 = {
  "kind": "ScalarField",
  "name": "width"
},
v4 = {
  "kind": "ScalarField",
  "name": "height"
},
v5 = {
  "kind": "ScalarField",
  "name": "alt"
},
v6 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v7 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PickResultsTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "PickResults_works"
          }
        ],
        "storageKey": "works(first:24)"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PickResultsTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "totalCount"
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "title"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
                  {
                    "concreteType": "Creator",
                    "kind": "LinkedField",
                    "name": "creators",
                    "plural": true,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "name"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "date"
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "primaryImage",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v1/*:: as any*/)
                    ]
                  },
                  {
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "images",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "caption"
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ]
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "works(first:24)"
      }
    ]
  },
  "params": {
    "id": "d7b2f5c00b6a00439a3b841d693820ff565bd995bca89f6fcd24a29743602aa8",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "works.edges.node.creators.name": (v8/*:: as any*/),
        "works.edges.node.date": (v9/*:: as any*/),
        "works.edges.node.id": (v10/*:: as any*/),
        "works.edges.node.images": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Image"
        },
        "works.edges.node.images.alt": (v9/*:: as any*/),
        "works.edges.node.images.caption": (v9/*:: as any*/),
        "works.edges.node.images.derivativeWidths": (v11/*:: as any*/),
        "works.edges.node.images.height": (v12/*:: as any*/),
        "works.edges.node.images.id": (v10/*:: as any*/),
        "works.edges.node.images.placeholder": (v8/*:: as any*/),
        "works.edges.node.images.service": (v8/*:: as any*/),
        "works.edges.node.images.width": (v12/*:: as any*/),
        "works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "works.edges.node.primaryImage.alt": (v9/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": (v11/*:: as any*/),
        "works.edges.node.primaryImage.height": (v12/*:: as any*/),
        "works.edges.node.primaryImage.id": (v10/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v8/*:: as any*/),
        "works.edges.node.primaryImage.service": (v8/*:: as any*/),
        "works.edges.node.primaryImage.width": (v12/*:: as any*/),
        "works.edges.node.recordLanguage": (v9/*:: as any*/),
        "works.edges.node.slug": (v8/*:: as any*/),
        "works.edges.node.title": (v8/*:: as any*/),
        "works.totalCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "PickResultsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5111ec1d7309f3576b03be67127293db";

export default node;
