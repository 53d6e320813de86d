/**
 * @generated SignedSource<<094da70f543aa4ca70473a8511ad94fb>>
 * @relayHash 0a21dfb74c5d05c5c35ea762b2e5f7b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1e12cb3ad94dbd3d0c97769318ca592279284620624fb1f69b8f6ab12b2542c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TypeRowTestQuery$variables = Record<PropertyKey, never>;
export type TypeRowTestQuery$data = {
  readonly site: {
    readonly terms: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TypeRow_term">;
    }> | null | undefined;
  } | null | undefined;
};
export type TypeRowTestQuery = {
  response: TypeRowTestQuery$data;
  variables: TypeRowTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Literal",
    "name": "kind",
    "value": "TYPE"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
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
  "type": "Int"
},
v5 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "TypeRowTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "kind": "FragmentSpread",
                "name": "TypeRow_term"
              }
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
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
    "name": "TypeRowTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": (v0/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "value"
              },
              {
                "kind": "ScalarField",
                "name": "workCount"
              },
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
                          (v1/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "width"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "height"
                              },
                              (v1/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "service"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "alt"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "placeholder"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "derivativeWidths"
                              }
                            ]
                          },
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
                          }
                        ]
                      }
                    ]
                  }
                ],
                "storageKey": "works(first:16)"
              },
              (v1/*:: as any*/)
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "f1e12cb3ad94dbd3d0c97769318ca592279284620624fb1f69b8f6ab12b2542c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v2/*:: as any*/),
        "site.terms": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Term"
        },
        "site.terms.id": (v2/*:: as any*/),
        "site.terms.value": (v3/*:: as any*/),
        "site.terms.workCount": (v4/*:: as any*/),
        "site.terms.works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "site.terms.works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "site.terms.works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "site.terms.works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "site.terms.works.edges.node.creators.name": (v3/*:: as any*/),
        "site.terms.works.edges.node.date": (v5/*:: as any*/),
        "site.terms.works.edges.node.id": (v2/*:: as any*/),
        "site.terms.works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "site.terms.works.edges.node.primaryImage.alt": (v5/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "site.terms.works.edges.node.primaryImage.height": (v4/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.id": (v2/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.placeholder": (v3/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.service": (v3/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.width": (v4/*:: as any*/),
        "site.terms.works.edges.node.recordLanguage": (v5/*:: as any*/),
        "site.terms.works.edges.node.slug": (v3/*:: as any*/),
        "site.terms.works.edges.node.title": (v3/*:: as any*/)
      }
    },
    "name": "TypeRowTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ff5d0fc075fe65add99519ff96db96f";

export default node;
