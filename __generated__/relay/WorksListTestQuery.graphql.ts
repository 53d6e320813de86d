/**
 * @generated SignedSource<<93e1a0656a76fdc27ab83d88283fc743>>
 * @relayHash e0b6ae19f7a1858e9226cf57fd959ed8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afd32a91395997e9ce7506c60572ceb8c9364cc9b25fbc54929ac9a1c057a5fc

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksListTestQuery$variables = Record<PropertyKey, never>;
export type WorksListTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksList_query">;
};
export type WorksListTestQuery = {
  response: WorksListTestQuery$data;
  variables: WorksListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
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
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v4 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorksListTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "WorksList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorksListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "WorkConnection",
        "kind": "LinkedField",
        "name": "works",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "correctedSearch",
            "storageKey": null
          },
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
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
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
                    "kind": "ScalarField",
                    "name": "recordLanguage",
                    "storageKey": null
                  },
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
                      (v2/*:: as any*/),
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
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "identifier",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "technique",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "workType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Dimensions",
                    "kind": "LinkedField",
                    "name": "dimensions",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creditLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPreviousPage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startCursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": "works(first:36)"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "filters": [
          "search",
          "filter",
          "order",
          "seed",
          "startAt"
        ],
        "handle": "connection",
        "key": "WorksList_query_works",
        "kind": "LinkedHandle",
        "name": "works"
      }
    ]
  },
  "params": {
    "id": "afd32a91395997e9ce7506c60572ceb8c9364cc9b25fbc54929ac9a1c057a5fc",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.__id": (v3/*:: as any*/),
        "works.correctedSearch": (v4/*:: as any*/),
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.cursor": (v5/*:: as any*/),
        "works.edges.match": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkMatch"
        },
        "works.edges.match.field": {
          "enumValues": [
            "IDENTIFIER",
            "TYPE",
            "TECHNIQUE",
            "SUBJECT",
            "PLACE",
            "DESCRIPTION",
            "CREDIT_LINE",
            "DIMENSIONS",
            "RIGHTS",
            "METADATA",
            "PICTURE"
          ],
          "nullable": false,
          "plural": false,
          "type": "MatchedField"
        },
        "works.edges.match.label": (v4/*:: as any*/),
        "works.edges.match.text": (v5/*:: as any*/),
        "works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "works.edges.node.__typename": (v5/*:: as any*/),
        "works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "works.edges.node.creators.name": (v5/*:: as any*/),
        "works.edges.node.creditLine": (v4/*:: as any*/),
        "works.edges.node.date": (v4/*:: as any*/),
        "works.edges.node.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "works.edges.node.dimensions.text": (v5/*:: as any*/),
        "works.edges.node.id": (v3/*:: as any*/),
        "works.edges.node.identifier": (v5/*:: as any*/),
        "works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "works.edges.node.primaryImage.alt": (v4/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "works.edges.node.primaryImage.height": (v6/*:: as any*/),
        "works.edges.node.primaryImage.id": (v3/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v5/*:: as any*/),
        "works.edges.node.primaryImage.service": (v5/*:: as any*/),
        "works.edges.node.primaryImage.width": (v6/*:: as any*/),
        "works.edges.node.recordLanguage": (v4/*:: as any*/),
        "works.edges.node.slug": (v5/*:: as any*/),
        "works.edges.node.technique": (v4/*:: as any*/),
        "works.edges.node.title": (v5/*:: as any*/),
        "works.edges.node.workType": (v4/*:: as any*/),
        "works.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "works.pageInfo.endCursor": (v4/*:: as any*/),
        "works.pageInfo.hasNextPage": (v7/*:: as any*/),
        "works.pageInfo.hasPreviousPage": (v7/*:: as any*/),
        "works.pageInfo.startCursor": (v4/*:: as any*/),
        "works.totalCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "WorksListTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "434700f2e1a85f56a8caa75088828acc";

export default node;
