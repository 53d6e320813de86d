/**
 * @generated SignedSource<<d284c4468c7c6ef758682b3311f5a276>>
 * @relayHash 049b79ec7dd84b7602b9bb278d53c25b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a96bcc7a516367d82edb3b5ce76603cd3a8bd9ef5b692b634e4653f41b11386d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkOrder = "CREATOR" | "IDENTIFIER" | "NEWEST" | "RANDOM" | "RELEVANCE" | "TITLE" | "YEAR_ASC" | "YEAR_DESC" | "%future added value";
export type WorkFilter = {
  creators?: ReadonlyArray<string> | null | undefined;
  hasImage?: boolean | null | undefined;
  places?: ReadonlyArray<string> | null | undefined;
  rights?: ReadonlyArray<string> | null | undefined;
  subjects?: ReadonlyArray<string> | null | undefined;
  techniques?: ReadonlyArray<string> | null | undefined;
  types?: ReadonlyArray<string> | null | undefined;
  yearFrom?: number | null | undefined;
  yearTo?: number | null | undefined;
};
export type WorksPageTestQuery$variables = {
  filter?: WorkFilter | null | undefined;
  order?: WorkOrder | null | undefined;
  search?: string | null | undefined;
};
export type WorksPageTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_query">;
};
export type WorksPageTestQuery = {
  response: WorksPageTestQuery$data;
  variables: WorksPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v4 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v5 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
  (v3/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorksPageTestQuery",
    "selections": [
      {
        "args": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "WorksPage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorksPageTestQuery",
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
            "alias": "types",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
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
              (v6/*:: as any*/)
            ],
            "storageKey": "terms(first:100,kind:\"TYPE\")"
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
                  (v6/*:: as any*/),
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
                      (v6/*:: as any*/),
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "filters": [
          "search",
          "filter",
          "order"
        ],
        "handle": "connection",
        "key": "WorksList_query_works",
        "kind": "LinkedHandle",
        "name": "works"
      }
    ]
  },
  "params": {
    "id": "a96bcc7a516367d82edb3b5ce76603cd3a8bd9ef5b692b634e4653f41b11386d",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.id": (v8/*:: as any*/),
        "site.types": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Term"
        },
        "site.types.id": (v8/*:: as any*/),
        "site.types.value": (v9/*:: as any*/),
        "site.types.workCount": (v10/*:: as any*/),
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.__id": (v8/*:: as any*/),
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.cursor": (v9/*:: as any*/),
        "works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "works.edges.node.__typename": (v9/*:: as any*/),
        "works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "works.edges.node.creators.name": (v9/*:: as any*/),
        "works.edges.node.date": (v11/*:: as any*/),
        "works.edges.node.id": (v8/*:: as any*/),
        "works.edges.node.identifier": (v9/*:: as any*/),
        "works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "works.edges.node.primaryImage.alt": (v11/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "works.edges.node.primaryImage.height": (v10/*:: as any*/),
        "works.edges.node.primaryImage.id": (v8/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v9/*:: as any*/),
        "works.edges.node.primaryImage.service": (v9/*:: as any*/),
        "works.edges.node.primaryImage.width": (v10/*:: as any*/),
        "works.edges.node.slug": (v9/*:: as any*/),
        "works.edges.node.technique": (v11/*:: as any*/),
        "works.edges.node.title": (v9/*:: as any*/),
        "works.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "works.pageInfo.endCursor": (v11/*:: as any*/),
        "works.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "works.totalCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        }
      }
    },
    "name": "WorksPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd525addb5a3237559d697dc3ca212c6";

export default node;
