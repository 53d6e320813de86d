/**
 * @generated SignedSource<<be8968dc58654ac1f77476da05b52698>>
 * @relayHash b0fcb92e0811c794e912ed53c6866eb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1daf50e110ea668be565087ff945a20c24cf3983fba7f6e2c588959731ec8e78

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubjectTileTestQuery$variables = Record<PropertyKey, never>;
export type SubjectTileTestQuery$data = {
  readonly site: {
    readonly terms: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SubjectTile_term">;
    }> | null | undefined;
  } | null | undefined;
};
export type SubjectTileTestQuery = {
  response: SubjectTileTestQuery$data;
  variables: SubjectTileTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  (v0/*:: as any*/),
  {
    "kind": "Literal",
    "name": "kind",
    "value": "TYPE"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubjectTileTestQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SubjectTile_term"
              }
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
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
    "name": "SubjectTileTestQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Term",
            "kind": "LinkedField",
            "name": "terms",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  (v0/*:: as any*/)
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
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "service",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "width",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "height",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "alt",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "placeholder",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "derivativeWidths",
                                "storageKey": null
                              },
                              (v2/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "works(first:1)"
              },
              (v2/*:: as any*/)
            ],
            "storageKey": "terms(first:1,kind:\"TYPE\")"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1daf50e110ea668be565087ff945a20c24cf3983fba7f6e2c588959731ec8e78",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v3/*:: as any*/),
        "site.terms": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Term"
        },
        "site.terms.id": (v3/*:: as any*/),
        "site.terms.value": (v4/*:: as any*/),
        "site.terms.workCount": (v5/*:: as any*/),
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
        "site.terms.works.edges.node.id": (v3/*:: as any*/),
        "site.terms.works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "site.terms.works.edges.node.primaryImage.alt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "site.terms.works.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "site.terms.works.edges.node.primaryImage.height": (v5/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.id": (v3/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.placeholder": (v4/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.service": (v4/*:: as any*/),
        "site.terms.works.edges.node.primaryImage.width": (v5/*:: as any*/)
      }
    },
    "name": "SubjectTileTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb3f3822b37fb2942ed5cef0e347f056";

export default node;
