/**
 * @generated SignedSource<<2e6b0aaa1752e535e6a4e9e126216bda>>
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
  "kind": "ScalarField",
  "name": "text"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
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
    "name": "WorksListTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "WorksList_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorksListTestQuery",
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
            "kind": "ScalarField",
            "name": "correctedSearch"
          },
          {
            "concreteType": "WorkEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "WorkMatch",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "field"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "label"
                  },
                  (v1/*:: as any*/)
                ]
              },
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "recordLanguage"
                  },
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
                      (v2/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "identifier"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "technique"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "workType"
                  },
                  {
                    "concreteType": "Dimensions",
                    "kind": "LinkedField",
                    "name": "dimensions",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "creditLine"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
                  }
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
              },
              {
                "kind": "ScalarField",
                "name": "hasPreviousPage"
              },
              {
                "kind": "ScalarField",
                "name": "startCursor"
              }
            ]
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "kind": "ScalarField",
                "name": "__id"
              }
            ]
          }
        ],
        "storageKey": "works(first:36)"
      },
      {
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
