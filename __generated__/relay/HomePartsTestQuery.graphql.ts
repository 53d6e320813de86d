/**
 * @generated SignedSource<<64f4234b36297cb832d08f8a49c8464b>>
 * @relayHash 8ffdcf3c3f5c00e1b5ce0064829e4ea5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0c8260ed97b3a57d27e5094d9c835f11143436a804924f7bf19844916252b7e

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
  "kind": "ScalarField",
  "name": "title"
},
v1 = {
  "kind": "ScalarField",
  "name": "workCount"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "slug"
},
v4 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v5 = {
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
v6 = {
  "kind": "ScalarField",
  "name": "date"
},
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "height"
},
v9 = {
  "kind": "ScalarField",
  "name": "service"
},
v10 = {
  "kind": "ScalarField",
  "name": "alt"
},
v11 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v12 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v13 = {
  "kind": "ScalarField",
  "name": "value"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v18 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v21 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "Term"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "WorkConnection"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "WorkEdge"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Work"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HomePartsTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "HomeHero_site"
          },
          {
            "kind": "FragmentSpread",
            "name": "HomeRows_site"
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
    "name": "HomePartsTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "description"
          },
          (v1/*:: as any*/),
          {
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
              (v6/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v2/*:: as any*/)
                ]
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
              (v13/*:: as any*/),
              {
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
                          (v2/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v2/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
                            ]
                          },
                          (v3/*:: as any*/),
                          (v0/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ]
                      }
                    ]
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
                          (v2/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v2/*:: as any*/)
                            ]
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "works(first:6)"
              },
              (v13/*:: as any*/)
            ],
            "storageKey": "terms(first:8,kind:\"SUBJECT\")"
          },
          (v2/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "a0c8260ed97b3a57d27e5094d9c835f11143436a804924f7bf19844916252b7e",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.description": (v14/*:: as any*/),
        "site.highlights": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "site.highlights.creators": (v15/*:: as any*/),
        "site.highlights.creators.name": (v14/*:: as any*/),
        "site.highlights.date": (v16/*:: as any*/),
        "site.highlights.id": (v17/*:: as any*/),
        "site.highlights.primaryImage": (v18/*:: as any*/),
        "site.highlights.primaryImage.alt": (v16/*:: as any*/),
        "site.highlights.primaryImage.derivativeWidths": (v19/*:: as any*/),
        "site.highlights.primaryImage.height": (v20/*:: as any*/),
        "site.highlights.primaryImage.id": (v17/*:: as any*/),
        "site.highlights.primaryImage.placeholder": (v14/*:: as any*/),
        "site.highlights.primaryImage.service": (v14/*:: as any*/),
        "site.highlights.primaryImage.width": (v20/*:: as any*/),
        "site.highlights.recordLanguage": (v16/*:: as any*/),
        "site.highlights.slug": (v14/*:: as any*/),
        "site.highlights.title": (v14/*:: as any*/),
        "site.id": (v17/*:: as any*/),
        "site.subjects": (v21/*:: as any*/),
        "site.subjects.id": (v17/*:: as any*/),
        "site.subjects.value": (v14/*:: as any*/),
        "site.subjects.workCount": (v20/*:: as any*/),
        "site.subjects.works": (v22/*:: as any*/),
        "site.subjects.works.edges": (v23/*:: as any*/),
        "site.subjects.works.edges.node": (v24/*:: as any*/),
        "site.subjects.works.edges.node.id": (v17/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage": (v18/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.alt": (v16/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.derivativeWidths": (v19/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.height": (v20/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.id": (v17/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.placeholder": (v14/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.service": (v14/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.width": (v20/*:: as any*/),
        "site.title": (v14/*:: as any*/),
        "site.types": (v21/*:: as any*/),
        "site.types.id": (v17/*:: as any*/),
        "site.types.value": (v14/*:: as any*/),
        "site.types.workCount": (v20/*:: as any*/),
        "site.types.works": (v22/*:: as any*/),
        "site.types.works.edges": (v23/*:: as any*/),
        "site.types.works.edges.node": (v24/*:: as any*/),
        "site.types.works.edges.node.creators": (v15/*:: as any*/),
        "site.types.works.edges.node.creators.name": (v14/*:: as any*/),
        "site.types.works.edges.node.date": (v16/*:: as any*/),
        "site.types.works.edges.node.id": (v17/*:: as any*/),
        "site.types.works.edges.node.primaryImage": (v18/*:: as any*/),
        "site.types.works.edges.node.primaryImage.alt": (v16/*:: as any*/),
        "site.types.works.edges.node.primaryImage.derivativeWidths": (v19/*:: as any*/),
        "site.types.works.edges.node.primaryImage.height": (v20/*:: as any*/),
        "site.types.works.edges.node.primaryImage.id": (v17/*:: as any*/),
        "site.types.works.edges.node.primaryImage.placeholder": (v14/*:: as any*/),
        "site.types.works.edges.node.primaryImage.service": (v14/*:: as any*/),
        "site.types.works.edges.node.primaryImage.width": (v20/*:: as any*/),
        "site.types.works.edges.node.recordLanguage": (v16/*:: as any*/),
        "site.types.works.edges.node.slug": (v14/*:: as any*/),
        "site.types.works.edges.node.title": (v14/*:: as any*/),
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
