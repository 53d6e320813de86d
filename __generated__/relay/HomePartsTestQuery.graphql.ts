/**
 * @generated SignedSource<<c3ee25a829c6ed3fa38b2ce3814e695c>>
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
  "kind": "ScalarField",
  "name": "recordLanguage",
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "service",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "derivativeWidths",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
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
              (v13/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v2/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v0/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
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
                              (v9/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
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
              (v13/*:: as any*/)
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
