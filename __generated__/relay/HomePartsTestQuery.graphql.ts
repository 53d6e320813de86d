/**
 * @generated SignedSource<<00c4813e9aae19cb6a946a1fc88800cc>>
 * @relayHash 9b7bc8af009bc7e5bf934936b485eca1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f4f7df9e7b1291355a995bd8afb721bf7618ed304c619cefd76c58511fc2bbe

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePartsTestQuery$variables = Record<PropertyKey, never>;
export type HomePartsTestQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeHero_site" | "HomeRows_site">;
  } | null | undefined;
};
export type HomePartsTestQuery = {
  response: HomePartsTestQuery$data;
  variables: HomePartsTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Creator",
  "kind": "LinkedField",
  "name": "creators",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "derivativeWidths",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v17 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "Term"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "WorkConnection"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "WorkEdge"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Work"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePartsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeHero_site"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HomeRows_site"
          }
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
    "name": "HomePartsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 5
              }
            ],
            "concreteType": "Work",
            "kind": "LinkedField",
            "name": "highlights",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v0/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "highlights(first:5)"
          },
          {
            "alias": "types",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 3
              },
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TYPE"
              }
            ],
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 16
                  }
                ],
                "concreteType": "WorkConnection",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v2/*:: as any*/),
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v0/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "works(first:16)"
              }
            ],
            "storageKey": "terms(first:3,kind:\"TYPE\")"
          },
          {
            "alias": "subjects",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              },
              {
                "kind": "Literal",
                "name": "kind",
                "value": "SUBJECT"
              }
            ],
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 6
                  }
                ],
                "concreteType": "WorkConnection",
                "kind": "LinkedField",
                "name": "works",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WorkEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "works(first:6)"
              },
              (v12/*:: as any*/)
            ],
            "storageKey": "terms(first:8,kind:\"SUBJECT\")"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f4f7df9e7b1291355a995bd8afb721bf7618ed304c619cefd76c58511fc2bbe",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.description": (v13/*:: as any*/),
        "site.highlights": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "site.highlights.creators": (v14/*:: as any*/),
        "site.highlights.creators.name": (v13/*:: as any*/),
        "site.highlights.date": (v15/*:: as any*/),
        "site.highlights.id": (v16/*:: as any*/),
        "site.highlights.primaryImage": (v17/*:: as any*/),
        "site.highlights.primaryImage.alt": (v15/*:: as any*/),
        "site.highlights.primaryImage.derivativeWidths": (v18/*:: as any*/),
        "site.highlights.primaryImage.height": (v19/*:: as any*/),
        "site.highlights.primaryImage.id": (v16/*:: as any*/),
        "site.highlights.primaryImage.placeholder": (v13/*:: as any*/),
        "site.highlights.primaryImage.service": (v13/*:: as any*/),
        "site.highlights.primaryImage.width": (v19/*:: as any*/),
        "site.highlights.slug": (v13/*:: as any*/),
        "site.highlights.title": (v13/*:: as any*/),
        "site.id": (v16/*:: as any*/),
        "site.subjects": (v20/*:: as any*/),
        "site.subjects.id": (v16/*:: as any*/),
        "site.subjects.value": (v13/*:: as any*/),
        "site.subjects.workCount": (v19/*:: as any*/),
        "site.subjects.works": (v21/*:: as any*/),
        "site.subjects.works.edges": (v22/*:: as any*/),
        "site.subjects.works.edges.node": (v23/*:: as any*/),
        "site.subjects.works.edges.node.id": (v16/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage": (v17/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.alt": (v15/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.derivativeWidths": (v18/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.height": (v19/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.id": (v16/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.placeholder": (v13/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.service": (v13/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.width": (v19/*:: as any*/),
        "site.title": (v13/*:: as any*/),
        "site.types": (v20/*:: as any*/),
        "site.types.id": (v16/*:: as any*/),
        "site.types.value": (v13/*:: as any*/),
        "site.types.workCount": (v19/*:: as any*/),
        "site.types.works": (v21/*:: as any*/),
        "site.types.works.edges": (v22/*:: as any*/),
        "site.types.works.edges.node": (v23/*:: as any*/),
        "site.types.works.edges.node.creators": (v14/*:: as any*/),
        "site.types.works.edges.node.creators.name": (v13/*:: as any*/),
        "site.types.works.edges.node.date": (v15/*:: as any*/),
        "site.types.works.edges.node.id": (v16/*:: as any*/),
        "site.types.works.edges.node.primaryImage": (v17/*:: as any*/),
        "site.types.works.edges.node.primaryImage.alt": (v15/*:: as any*/),
        "site.types.works.edges.node.primaryImage.derivativeWidths": (v18/*:: as any*/),
        "site.types.works.edges.node.primaryImage.height": (v19/*:: as any*/),
        "site.types.works.edges.node.primaryImage.id": (v16/*:: as any*/),
        "site.types.works.edges.node.primaryImage.placeholder": (v13/*:: as any*/),
        "site.types.works.edges.node.primaryImage.service": (v13/*:: as any*/),
        "site.types.works.edges.node.primaryImage.width": (v19/*:: as any*/),
        "site.types.works.edges.node.slug": (v13/*:: as any*/),
        "site.types.works.edges.node.title": (v13/*:: as any*/),
        "site.workCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "HomePartsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3760fb7335f5ed928f1398e561d19409";

export default node;
