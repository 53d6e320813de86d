/**
 * @generated SignedSource<<5c6a42c91b47811d7905d99c5b0895a2>>
 * @relayHash 6b070bde07794f6a4ac4b9c93e132d17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a8e7e8656b1f570200ae5cf14e623b553b105824dc59f948208716fb004d041

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type renderBlockTestQuery$variables = Record<PropertyKey, never>;
export type renderBlockTestQuery$data = {
  readonly exhibition: {
    readonly blocks: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
        };
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type renderBlockTestQuery = {
  response: renderBlockTestQuery$data;
  variables: renderBlockTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "slug",
    "value": "poles"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "kind": "ScalarField",
  "name": "text"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "TextBlock"
},
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "frame"
},
v9 = {
  "kind": "ScalarField",
  "name": "path"
},
v10 = {
  "kind": "ScalarField",
  "name": "title"
},
v11 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v12 = {
  "kind": "ScalarField",
  "name": "slug"
},
v13 = {
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
v14 = {
  "kind": "ScalarField",
  "name": "date"
},
v15 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v2/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "service"
},
v17 = {
  "kind": "ScalarField",
  "name": "height"
},
v18 = {
  "kind": "ScalarField",
  "name": "alt"
},
v19 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v20 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v21 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v22 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v16/*:: as any*/),
    (v7/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v2/*:: as any*/),
    (v21/*:: as any*/)
  ]
},
v23 = {
  "kind": "ScalarField",
  "name": "address"
},
v24 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v7/*:: as any*/),
    (v17/*:: as any*/)
  ]
},
v25 = {
  "kind": "ScalarField",
  "name": "view"
},
v26 = {
  "kind": "ScalarField",
  "name": "caption"
},
v27 = {
  "kind": "ScalarField",
  "name": "key"
},
v28 = [
  (v25/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v15/*:: as any*/),
  (v22/*:: as any*/),
  (v24/*:: as any*/)
],
v29 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v31 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "TakenView"
},
v32 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v33 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v34 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v35 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v36 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v37 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImageTiles"
},
v38 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Work"
},
v39 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v40 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v41 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v42 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "RichText"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "renderBlockTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "ExhibitionBlockConnection",
            "kind": "LinkedField",
            "name": "blocks",
            "plural": false,
            "selections": [
              {
                "concreteType": "ExhibitionBlockEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "FragmentSpread",
                        "name": "ExhibitionBlocks_blocks"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "blocks(first:40)"
          }
        ],
        "storageKey": "exhibition(slug:\"poles\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "renderBlockTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "exhibition",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "concreteType": "ExhibitionBlockConnection",
            "kind": "LinkedField",
            "name": "blocks",
            "plural": false,
            "selections": [
              {
                "concreteType": "ExhibitionBlockEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__typename"
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v3/*:: as any*/),
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": (v5/*:: as any*/)
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v7/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      (v6/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "view",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v15/*:: as any*/),
                              (v22/*:: as any*/),
                              (v24/*:: as any*/),
                              (v25/*:: as any*/)
                            ]
                          },
                          (v26/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "label"
                          },
                          {
                            "concreteType": "CarouselSlide",
                            "kind": "LinkedField",
                            "name": "slides",
                            "plural": true,
                            "selections": [
                              (v27/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v25/*:: as any*/),
                                  {
                                    "concreteType": "ImageCut",
                                    "kind": "LinkedField",
                                    "name": "cuts",
                                    "plural": true,
                                    "selections": [
                                      (v7/*:: as any*/),
                                      (v17/*:: as any*/),
                                      (v23/*:: as any*/)
                                    ]
                                  },
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v22/*:: as any*/)
                                ]
                              },
                              (v26/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v27/*:: as any*/),
                              (v10/*:: as any*/),
                              (v4/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v25/*:: as any*/),
                                  {
                                    "concreteType": "Work",
                                    "kind": "LinkedField",
                                    "name": "work",
                                    "plural": false,
                                    "selections": [
                                      (v10/*:: as any*/),
                                      (v2/*:: as any*/),
                                      (v11/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v16/*:: as any*/),
                                      (v7/*:: as any*/),
                                      (v17/*:: as any*/),
                                      (v18/*:: as any*/),
                                      (v20/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v2/*:: as any*/),
                                      (v19/*:: as any*/)
                                    ]
                                  },
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v24/*:: as any*/)
                                ]
                              }
                            ]
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "first",
                            "plural": false,
                            "selections": (v28/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v28/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v26/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "concreteType": "WorkListQuery",
                            "kind": "LinkedField",
                            "name": "query",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "search"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "order"
                              },
                              {
                                "concreteType": "SavedFilter",
                                "kind": "LinkedField",
                                "name": "filter",
                                "plural": false,
                                "selections": [
                                  {
                                    "kind": "ScalarField",
                                    "name": "types"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "creators"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "subjects"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "places"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "techniques"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "rights"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "hasImage"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "yearFrom"
                                  },
                                  {
                                    "kind": "ScalarField",
                                    "name": "yearTo"
                                  }
                                ]
                              }
                            ]
                          },
                          {
                            "args": [
                              {
                                "kind": "Literal",
                                "name": "first",
                                "value": 12
                              }
                            ],
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "works",
                            "plural": true,
                            "selections": [
                              (v2/*:: as any*/),
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "primaryImage",
                                "plural": false,
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v2/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/)
                                ]
                              },
                              (v12/*:: as any*/),
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v13/*:: as any*/),
                              (v14/*:: as any*/)
                            ],
                            "storageKey": "works(first:12)"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "workCount"
                          }
                        ],
                        "type": "WorkListBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "words"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "source"
                          },
                          (v23/*:: as any*/),
                          {
                            "alias": "quotedLanguage",
                            "kind": "ScalarField",
                            "name": "language"
                          }
                        ],
                        "type": "QuotationBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "look"
                          }
                        ],
                        "type": "SeparatorBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": "videoAddress",
                            "kind": "ScalarField",
                            "name": "address"
                          },
                          {
                            "alias": "videoTitle",
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": [
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              },
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "image",
                                "plural": false,
                                "selections": [
                                  (v16/*:: as any*/),
                                  (v7/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              },
                              (v24/*:: as any*/)
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "transcript"
                          }
                        ],
                        "type": "VideoBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v3/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ]
                  }
                ]
              }
            ],
            "storageKey": "blocks(first:40)"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "exhibition(slug:\"poles\")"
      }
    ]
  },
  "params": {
    "id": "0a8e7e8656b1f570200ae5cf14e623b553b105824dc59f948208716fb004d041",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "exhibition": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "exhibition.blocks": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ExhibitionBlockConnection"
        },
        "exhibition.blocks.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ExhibitionBlockEdge"
        },
        "exhibition.blocks.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ExhibitionBlock"
        },
        "exhibition.blocks.edges.node.__isBlock": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.__isExhibitionBlock": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.__isNode": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.__typename": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.address": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.arrangement": {
          "enumValues": [
            "CURTAIN",
            "SIDE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ComparisonArrangement"
        },
        "exhibition.blocks.edges.node.caption": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first": (v31/*:: as any*/),
        "exhibition.blocks.edges.node.first.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.first.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.first.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.first.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.tiles": (v37/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.tiles.scaleFactors": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.tiles.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.first.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.first.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first.view": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.creators": (v39/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.creators.name": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.date": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.slug": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.first.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.label": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.look": {
          "enumValues": [
            "LINE",
            "SPACE",
            "STARS"
          ],
          "nullable": false,
          "plural": false,
          "type": "SeparatorLook"
        },
        "exhibition.blocks.edges.node.poster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "exhibition.blocks.edges.node.poster.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.poster.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.poster.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.poster.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.poster.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.poster.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.poster.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.poster.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.poster.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.poster.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.poster.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.query": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkListQuery"
        },
        "exhibition.blocks.edges.node.query.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "exhibition.blocks.edges.node.query.filter.creators": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "exhibition.blocks.edges.node.query.filter.places": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.rights": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.subjects": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.techniques": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.types": (v40/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.yearFrom": (v41/*:: as any*/),
        "exhibition.blocks.edges.node.query.filter.yearTo": (v41/*:: as any*/),
        "exhibition.blocks.edges.node.query.order": {
          "enumValues": [
            "RELEVANCE",
            "NEWEST",
            "TITLE",
            "CREATOR",
            "YEAR_ASC",
            "YEAR_DESC",
            "IDENTIFIER",
            "RANDOM"
          ],
          "nullable": true,
          "plural": false,
          "type": "WorkOrder"
        },
        "exhibition.blocks.edges.node.query.search": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.quotedLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second": (v31/*:: as any*/),
        "exhibition.blocks.edges.node.second.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.second.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.second.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.second.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.tiles": (v37/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.tiles.scaleFactors": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.tiles.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.second.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.second.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second.view": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.creators": (v39/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.creators.name": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.date": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.slug": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.second.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CarouselSlide"
        },
        "exhibition.blocks.edges.node.slides.caption": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.key": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view": (v31/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.tiles": (v37/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.tiles.scaleFactors": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.tiles.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.view": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.creators": (v39/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.creators.name": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.date": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.slug": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.slides.view.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.source": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ZoomStoryStep"
        },
        "exhibition.blocks.edges.node.steps.key": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.steps.text": (v42/*:: as any*/),
        "exhibition.blocks.edges.node.steps.title": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view": (v31/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.tiles": (v37/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.tiles.scaleFactors": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.tiles.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.view": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.steps.view.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.text": (v42/*:: as any*/),
        "exhibition.blocks.edges.node.title": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.transcript": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.videoAddress": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.videoTitle": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view": (v31/*:: as any*/),
        "exhibition.blocks.edges.node.view.cuts": (v32/*:: as any*/),
        "exhibition.blocks.edges.node.view.cuts.address": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.cuts.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.view.cuts.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.view.frame": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.image": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.alt": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.tiles": (v37/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.tiles.scaleFactors": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.tiles.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.view.image.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.view.path": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.view.view": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.view.work": (v38/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.creators": (v39/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.creators.name": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.date": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.slug": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.view.work.title": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.width": {
          "enumValues": [
            "COLUMN",
            "WIDE",
            "FULL"
          ],
          "nullable": false,
          "plural": false,
          "type": "BlockWidth"
        },
        "exhibition.blocks.edges.node.words": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.workCount": (v41/*:: as any*/),
        "exhibition.blocks.edges.node.works": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "exhibition.blocks.edges.node.works.creators": (v39/*:: as any*/),
        "exhibition.blocks.edges.node.works.creators.name": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.works.date": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.works.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage": (v34/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.derivativeWidths": (v35/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.height": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.id": (v36/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.placeholder": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.service": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.works.primaryImage.width": (v33/*:: as any*/),
        "exhibition.blocks.edges.node.works.recordLanguage": (v30/*:: as any*/),
        "exhibition.blocks.edges.node.works.slug": (v29/*:: as any*/),
        "exhibition.blocks.edges.node.works.title": (v29/*:: as any*/),
        "exhibition.id": (v36/*:: as any*/)
      }
    },
    "name": "renderBlockTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "272abd5e6dff7ac62b8955f30e70f5da";

export default node;
