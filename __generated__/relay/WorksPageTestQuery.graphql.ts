/**
 * @generated SignedSource<<1ccf57cde29d354911232009d5d570ff>>
 * @relayHash 86d4a97a792dfdb65913fea96f7c219a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c06cc24b1385f676b4151d763bbc1915ac9112e316a79c5b184cfd1e74711422

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
  seed?: number | null | undefined;
};
export type WorksPageTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorksPage_facets" | "WorksPage_query">;
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
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seed"
},
v4 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v5 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v6 = {
  "kind": "Variable",
  "name": "search",
  "variableName": "search"
},
v7 = {
  "kind": "Variable",
  "name": "seed",
  "variableName": "seed"
},
v8 = [
  (v4/*:: as any*/),
  (v6/*:: as any*/)
],
v9 = [
  (v4/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 36
  },
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
v10 = {
  "kind": "ScalarField",
  "name": "label"
},
v11 = {
  "kind": "ScalarField",
  "name": "text"
},
v12 = {
  "kind": "ScalarField",
  "name": "id"
},
v13 = {
  "kind": "ScalarField",
  "name": "count"
},
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v15 = [
  {
    "concreteType": "FacetValue",
    "kind": "LinkedField",
    "name": "values",
    "plural": true,
    "selections": [
      {
        "kind": "ScalarField",
        "name": "value"
      },
      (v13/*:: as any*/)
    ]
  },
  {
    "kind": "ScalarField",
    "name": "total"
  }
],
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "FacetValues"
},
v17 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "FacetValue"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v20 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v23 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v24 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "name": "WorksPageTestQuery",
    "selections": [
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "WorksPage_query"
      },
      {
        "args": (v8/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "WorksPage_facets"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorksPageTestQuery",
    "selections": [
      {
        "args": (v9/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ]
              },
              {
                "concreteType": "Work",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
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
                      (v12/*:: as any*/),
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
                      (v11/*:: as any*/)
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
        ]
      },
      {
        "args": (v9/*:: as any*/),
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
      },
      {
        "args": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "concreteType": "WorkJump",
        "kind": "LinkedField",
        "name": "workJumps",
        "plural": true,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "at"
          },
          (v10/*:: as any*/),
          (v13/*:: as any*/)
        ]
      },
      {
        "args": (v8/*:: as any*/),
        "concreteType": "WorkFacets",
        "kind": "LinkedField",
        "name": "workFacets",
        "plural": false,
        "selections": [
          {
            "concreteType": "YearHistogram",
            "kind": "LinkedField",
            "name": "years",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "first"
              },
              {
                "kind": "ScalarField",
                "name": "step"
              },
              {
                "kind": "ScalarField",
                "name": "counts"
              }
            ]
          },
          {
            "kind": "ScalarField",
            "name": "withImage"
          },
          {
            "kind": "ScalarField",
            "name": "withoutImage"
          },
          {
            "alias": "type",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TYPE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TYPE\")"
          },
          {
            "alias": "creator",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "CREATOR"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"CREATOR\")"
          },
          {
            "alias": "subject",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "SUBJECT"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"SUBJECT\")"
          },
          {
            "alias": "place",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "PLACE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"PLACE\")"
          },
          {
            "alias": "technique",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "TECHNIQUE"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"TECHNIQUE\")"
          },
          {
            "alias": "rights",
            "args": [
              (v14/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "RIGHTS"
              }
            ],
            "concreteType": "FacetValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": (v15/*:: as any*/),
            "storageKey": "values(first:10,kind:\"RIGHTS\")"
          }
        ]
      }
    ]
  },
  "params": {
    "id": "c06cc24b1385f676b4151d763bbc1915ac9112e316a79c5b184cfd1e74711422",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "workFacets": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkFacets"
        },
        "workFacets.creator": (v16/*:: as any*/),
        "workFacets.creator.total": (v17/*:: as any*/),
        "workFacets.creator.values": (v18/*:: as any*/),
        "workFacets.creator.values.count": (v17/*:: as any*/),
        "workFacets.creator.values.value": (v19/*:: as any*/),
        "workFacets.place": (v16/*:: as any*/),
        "workFacets.place.total": (v17/*:: as any*/),
        "workFacets.place.values": (v18/*:: as any*/),
        "workFacets.place.values.count": (v17/*:: as any*/),
        "workFacets.place.values.value": (v19/*:: as any*/),
        "workFacets.rights": (v16/*:: as any*/),
        "workFacets.rights.total": (v17/*:: as any*/),
        "workFacets.rights.values": (v18/*:: as any*/),
        "workFacets.rights.values.count": (v17/*:: as any*/),
        "workFacets.rights.values.value": (v19/*:: as any*/),
        "workFacets.subject": (v16/*:: as any*/),
        "workFacets.subject.total": (v17/*:: as any*/),
        "workFacets.subject.values": (v18/*:: as any*/),
        "workFacets.subject.values.count": (v17/*:: as any*/),
        "workFacets.subject.values.value": (v19/*:: as any*/),
        "workFacets.technique": (v16/*:: as any*/),
        "workFacets.technique.total": (v17/*:: as any*/),
        "workFacets.technique.values": (v18/*:: as any*/),
        "workFacets.technique.values.count": (v17/*:: as any*/),
        "workFacets.technique.values.value": (v19/*:: as any*/),
        "workFacets.type": (v16/*:: as any*/),
        "workFacets.type.total": (v17/*:: as any*/),
        "workFacets.type.values": (v18/*:: as any*/),
        "workFacets.type.values.count": (v17/*:: as any*/),
        "workFacets.type.values.value": (v19/*:: as any*/),
        "workFacets.withImage": (v20/*:: as any*/),
        "workFacets.withoutImage": (v20/*:: as any*/),
        "workFacets.years": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "YearHistogram"
        },
        "workFacets.years.counts": (v21/*:: as any*/),
        "workFacets.years.first": (v17/*:: as any*/),
        "workFacets.years.step": (v17/*:: as any*/),
        "workJumps": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkJump"
        },
        "workJumps.at": (v19/*:: as any*/),
        "workJumps.count": (v17/*:: as any*/),
        "workJumps.label": (v19/*:: as any*/),
        "works": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkConnection"
        },
        "works.__id": (v22/*:: as any*/),
        "works.correctedSearch": (v23/*:: as any*/),
        "works.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "WorkEdge"
        },
        "works.edges.cursor": (v19/*:: as any*/),
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
        "works.edges.match.label": (v23/*:: as any*/),
        "works.edges.match.text": (v19/*:: as any*/),
        "works.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Work"
        },
        "works.edges.node.__typename": (v19/*:: as any*/),
        "works.edges.node.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "works.edges.node.creators.name": (v19/*:: as any*/),
        "works.edges.node.creditLine": (v23/*:: as any*/),
        "works.edges.node.date": (v23/*:: as any*/),
        "works.edges.node.dimensions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Dimensions"
        },
        "works.edges.node.dimensions.text": (v19/*:: as any*/),
        "works.edges.node.id": (v22/*:: as any*/),
        "works.edges.node.identifier": (v19/*:: as any*/),
        "works.edges.node.primaryImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "works.edges.node.primaryImage.alt": (v23/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": (v21/*:: as any*/),
        "works.edges.node.primaryImage.height": (v17/*:: as any*/),
        "works.edges.node.primaryImage.id": (v22/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v19/*:: as any*/),
        "works.edges.node.primaryImage.service": (v19/*:: as any*/),
        "works.edges.node.primaryImage.width": (v17/*:: as any*/),
        "works.edges.node.recordLanguage": (v23/*:: as any*/),
        "works.edges.node.slug": (v19/*:: as any*/),
        "works.edges.node.technique": (v23/*:: as any*/),
        "works.edges.node.title": (v19/*:: as any*/),
        "works.edges.node.workType": (v23/*:: as any*/),
        "works.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "works.pageInfo.endCursor": (v23/*:: as any*/),
        "works.pageInfo.hasNextPage": (v24/*:: as any*/),
        "works.pageInfo.hasPreviousPage": (v24/*:: as any*/),
        "works.pageInfo.startCursor": (v23/*:: as any*/),
        "works.totalCount": (v20/*:: as any*/)
      }
    },
    "name": "WorksPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2db1df5793e45f32de83edfdcfd70ca4";

export default node;
