/**
 * @generated SignedSource<<8fff4c380e4280102cf26462b193b060>>
 * @relayHash 57f224a03c5f182341d917b801364b53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ed7c8a1468ce471c86a3c9120df58a14200a9fe0aad70093da2b0862a4b9b89

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePageTestQuery$variables = Record<PropertyKey, never>;
export type HomePageTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_query">;
};
export type HomePageTestQuery = {
  response: HomePageTestQuery$data;
  variables: HomePageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "ScalarField",
  "name": "workCount"
},
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "service"
},
v4 = {
  "kind": "ScalarField",
  "name": "width"
},
v5 = {
  "kind": "ScalarField",
  "name": "height"
},
v6 = {
  "kind": "ScalarField",
  "name": "alt"
},
v7 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v8 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v9 = {
  "kind": "ScalarField",
  "name": "slug"
},
v10 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v11 = {
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
v12 = {
  "kind": "ScalarField",
  "name": "date"
},
v13 = {
  "kind": "ScalarField",
  "name": "value"
},
v14 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "primaryImage",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v1/*:: as any*/),
    (v3/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ]
},
v15 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v16 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v1/*:: as any*/)
],
v17 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  },
  {
    "kind": "Literal",
    "name": "order",
    "value": "NEWEST"
  }
],
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v21 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v22 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
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
  "plural": true,
  "type": "Int"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v27 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "Term"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "WorkConnection"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "WorkEdge"
},
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Work"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "HomePageTestQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "HomePage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HomePageTestQuery",
    "selections": [
      {
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "primaryImage",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              },
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": "highlights(first:5)"
          },
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "description"
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
              (v1/*:: as any*/),
              (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
                          (v14/*:: as any*/),
                          (v9/*:: as any*/),
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
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
              (v15/*:: as any*/),
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
              (v1/*:: as any*/),
              (v0/*:: as any*/),
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
                          (v1/*:: as any*/),
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "primaryImage",
                            "plural": false,
                            "selections": (v16/*:: as any*/)
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
          {
            "concreteType": "Import",
            "kind": "LinkedField",
            "name": "runningImport",
            "plural": false,
            "selections": [
              {
                "kind": "ScalarField",
                "name": "state"
              },
              (v1/*:: as any*/),
              {
                "kind": "ScalarField",
                "name": "label"
              },
              {
                "kind": "ScalarField",
                "name": "rowsTotal"
              },
              {
                "kind": "ScalarField",
                "name": "rowsDone"
              },
              {
                "kind": "ScalarField",
                "name": "added"
              },
              {
                "kind": "ScalarField",
                "name": "changed"
              },
              {
                "kind": "ScalarField",
                "name": "refused"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      },
      {
        "args": [
          (v15/*:: as any*/)
        ],
        "concreteType": "ExhibitionConnection",
        "kind": "LinkedField",
        "name": "exhibitions",
        "plural": false,
        "selections": [
          {
            "concreteType": "ExhibitionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "picture",
                    "plural": false,
                    "selections": [
                      (v17/*:: as any*/),
                      {
                        "kind": "ScalarField",
                        "name": "frame"
                      },
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          (v1/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": (v16/*:: as any*/)
                      },
                      {
                        "concreteType": "ImageCut",
                        "kind": "LinkedField",
                        "name": "cuts",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          (v4/*:: as any*/),
                          (v5/*:: as any*/)
                        ]
                      }
                    ]
                  },
                  (v9/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "language"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "colours"
                  }
                ]
              }
            ]
          }
        ],
        "storageKey": "exhibitions(first:8)"
      },
      {
        "args": (v18/*:: as any*/),
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
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v2/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v17/*:: as any*/)
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
        "storageKey": "works(first:24,order:\"NEWEST\")"
      },
      {
        "args": (v18/*:: as any*/),
        "filters": [],
        "handle": "connection",
        "key": "NewestWorks_query_works",
        "kind": "LinkedHandle",
        "name": "works"
      }
    ]
  },
  "params": {
    "id": "9ed7c8a1468ce471c86a3c9120df58a14200a9fe0aad70093da2b0862a4b9b89",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "exhibitions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ExhibitionConnection"
        },
        "exhibitions.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ExhibitionEdge"
        },
        "exhibitions.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Exhibition"
        },
        "exhibitions.edges.node.colours": {
          "enumValues": [
            "SITE",
            "NIGHT",
            "PAPER",
            "GREY"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionColours"
        },
        "exhibitions.edges.node.id": (v19/*:: as any*/),
        "exhibitions.edges.node.language": (v20/*:: as any*/),
        "exhibitions.edges.node.picture": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "exhibitions.edges.node.picture.__typename": (v20/*:: as any*/),
        "exhibitions.edges.node.picture.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "exhibitions.edges.node.picture.cuts.address": (v20/*:: as any*/),
        "exhibitions.edges.node.picture.cuts.height": (v21/*:: as any*/),
        "exhibitions.edges.node.picture.cuts.width": (v21/*:: as any*/),
        "exhibitions.edges.node.picture.frame": (v20/*:: as any*/),
        "exhibitions.edges.node.picture.image": (v22/*:: as any*/),
        "exhibitions.edges.node.picture.image.alt": (v23/*:: as any*/),
        "exhibitions.edges.node.picture.image.derivativeWidths": (v24/*:: as any*/),
        "exhibitions.edges.node.picture.image.height": (v21/*:: as any*/),
        "exhibitions.edges.node.picture.image.id": (v19/*:: as any*/),
        "exhibitions.edges.node.picture.image.placeholder": (v20/*:: as any*/),
        "exhibitions.edges.node.picture.image.service": (v20/*:: as any*/),
        "exhibitions.edges.node.picture.image.width": (v21/*:: as any*/),
        "exhibitions.edges.node.picture.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "exhibitions.edges.node.picture.work.id": (v19/*:: as any*/),
        "exhibitions.edges.node.picture.work.recordLanguage": (v23/*:: as any*/),
        "exhibitions.edges.node.picture.work.title": (v20/*:: as any*/),
        "exhibitions.edges.node.slug": (v20/*:: as any*/),
        "exhibitions.edges.node.title": (v20/*:: as any*/),
        "site": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Site"
        },
        "site.description": (v20/*:: as any*/),
        "site.highlights": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "site.highlights.creators": (v25/*:: as any*/),
        "site.highlights.creators.name": (v20/*:: as any*/),
        "site.highlights.date": (v23/*:: as any*/),
        "site.highlights.id": (v19/*:: as any*/),
        "site.highlights.primaryImage": (v22/*:: as any*/),
        "site.highlights.primaryImage.alt": (v23/*:: as any*/),
        "site.highlights.primaryImage.derivativeWidths": (v24/*:: as any*/),
        "site.highlights.primaryImage.height": (v21/*:: as any*/),
        "site.highlights.primaryImage.id": (v19/*:: as any*/),
        "site.highlights.primaryImage.placeholder": (v20/*:: as any*/),
        "site.highlights.primaryImage.service": (v20/*:: as any*/),
        "site.highlights.primaryImage.width": (v21/*:: as any*/),
        "site.highlights.recordLanguage": (v23/*:: as any*/),
        "site.highlights.slug": (v20/*:: as any*/),
        "site.highlights.title": (v20/*:: as any*/),
        "site.id": (v19/*:: as any*/),
        "site.runningImport": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Import"
        },
        "site.runningImport.added": (v21/*:: as any*/),
        "site.runningImport.changed": (v21/*:: as any*/),
        "site.runningImport.id": (v19/*:: as any*/),
        "site.runningImport.label": (v20/*:: as any*/),
        "site.runningImport.refused": (v21/*:: as any*/),
        "site.runningImport.rowsDone": (v21/*:: as any*/),
        "site.runningImport.rowsTotal": (v26/*:: as any*/),
        "site.runningImport.state": {
          "enumValues": [
            "READING",
            "CHECKED",
            "RUNNING",
            "INTERRUPTED",
            "FAILED",
            "DONE",
            "UNDONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ImportState"
        },
        "site.subjects": (v27/*:: as any*/),
        "site.subjects.id": (v19/*:: as any*/),
        "site.subjects.value": (v20/*:: as any*/),
        "site.subjects.workCount": (v21/*:: as any*/),
        "site.subjects.works": (v28/*:: as any*/),
        "site.subjects.works.edges": (v29/*:: as any*/),
        "site.subjects.works.edges.node": (v30/*:: as any*/),
        "site.subjects.works.edges.node.id": (v19/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage": (v22/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.alt": (v23/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.derivativeWidths": (v24/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.height": (v21/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.id": (v19/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.placeholder": (v20/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.service": (v20/*:: as any*/),
        "site.subjects.works.edges.node.primaryImage.width": (v21/*:: as any*/),
        "site.title": (v20/*:: as any*/),
        "site.types": (v27/*:: as any*/),
        "site.types.id": (v19/*:: as any*/),
        "site.types.value": (v20/*:: as any*/),
        "site.types.workCount": (v21/*:: as any*/),
        "site.types.works": (v28/*:: as any*/),
        "site.types.works.edges": (v29/*:: as any*/),
        "site.types.works.edges.node": (v30/*:: as any*/),
        "site.types.works.edges.node.creators": (v25/*:: as any*/),
        "site.types.works.edges.node.creators.name": (v20/*:: as any*/),
        "site.types.works.edges.node.date": (v23/*:: as any*/),
        "site.types.works.edges.node.id": (v19/*:: as any*/),
        "site.types.works.edges.node.primaryImage": (v22/*:: as any*/),
        "site.types.works.edges.node.primaryImage.alt": (v23/*:: as any*/),
        "site.types.works.edges.node.primaryImage.derivativeWidths": (v24/*:: as any*/),
        "site.types.works.edges.node.primaryImage.height": (v21/*:: as any*/),
        "site.types.works.edges.node.primaryImage.id": (v19/*:: as any*/),
        "site.types.works.edges.node.primaryImage.placeholder": (v20/*:: as any*/),
        "site.types.works.edges.node.primaryImage.service": (v20/*:: as any*/),
        "site.types.works.edges.node.primaryImage.width": (v21/*:: as any*/),
        "site.types.works.edges.node.recordLanguage": (v23/*:: as any*/),
        "site.types.works.edges.node.slug": (v20/*:: as any*/),
        "site.types.works.edges.node.title": (v20/*:: as any*/),
        "site.workCount": (v26/*:: as any*/),
        "works": (v28/*:: as any*/),
        "works.__id": (v19/*:: as any*/),
        "works.edges": (v29/*:: as any*/),
        "works.edges.cursor": (v20/*:: as any*/),
        "works.edges.node": (v30/*:: as any*/),
        "works.edges.node.__typename": (v20/*:: as any*/),
        "works.edges.node.creators": (v25/*:: as any*/),
        "works.edges.node.creators.name": (v20/*:: as any*/),
        "works.edges.node.date": (v23/*:: as any*/),
        "works.edges.node.id": (v19/*:: as any*/),
        "works.edges.node.primaryImage": (v22/*:: as any*/),
        "works.edges.node.primaryImage.alt": (v23/*:: as any*/),
        "works.edges.node.primaryImage.derivativeWidths": (v24/*:: as any*/),
        "works.edges.node.primaryImage.height": (v21/*:: as any*/),
        "works.edges.node.primaryImage.id": (v19/*:: as any*/),
        "works.edges.node.primaryImage.placeholder": (v20/*:: as any*/),
        "works.edges.node.primaryImage.service": (v20/*:: as any*/),
        "works.edges.node.primaryImage.width": (v21/*:: as any*/),
        "works.edges.node.recordLanguage": (v23/*:: as any*/),
        "works.edges.node.slug": (v20/*:: as any*/),
        "works.edges.node.title": (v20/*:: as any*/),
        "works.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "works.pageInfo.endCursor": (v23/*:: as any*/),
        "works.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "HomePageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c80bc347af22ae869bf7fe57ca6e9ba1";

export default node;
