/**
 * @generated SignedSource<<eb44c99f7c01cf40c57d5f023dfc81b0>>
 * @relayHash 657b53ddb167f45070ba7c0def5c2a5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e96b16907c894735b36e1967bfce3b07e3dc496535e62f1f448044a15cf14ff1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PagedBlocksTestQuery$variables = Record<PropertyKey, never>;
export type PagedBlocksTestQuery$data = {
  readonly draft: {
    readonly change: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DraftBlocks_query">;
};
export type PagedBlocksTestQuery = {
  response: PagedBlocksTestQuery$data;
  variables: PagedBlocksTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "draft"
  },
  {
    "kind": "Literal",
    "name": "key",
    "value": "secret"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "change"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 40
  }
],
v4 = [
  (v2/*:: as any*/)
],
v5 = {
  "kind": "ScalarField",
  "name": "text"
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "TextBlock"
},
v8 = {
  "kind": "ScalarField",
  "name": "width"
},
v9 = {
  "kind": "ScalarField",
  "name": "frame"
},
v10 = {
  "kind": "ScalarField",
  "name": "path"
},
v11 = {
  "kind": "ScalarField",
  "name": "title"
},
v12 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v13 = {
  "kind": "ScalarField",
  "name": "slug"
},
v14 = {
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
v15 = {
  "kind": "ScalarField",
  "name": "date"
},
v16 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v2/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/)
  ]
},
v17 = {
  "kind": "ScalarField",
  "name": "service"
},
v18 = {
  "kind": "ScalarField",
  "name": "height"
},
v19 = {
  "kind": "ScalarField",
  "name": "alt"
},
v20 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v21 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v22 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v23 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
    (v8/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v2/*:: as any*/),
    (v22/*:: as any*/)
  ]
},
v24 = {
  "kind": "ScalarField",
  "name": "address"
},
v25 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v24/*:: as any*/),
    (v8/*:: as any*/),
    (v18/*:: as any*/)
  ]
},
v26 = {
  "kind": "ScalarField",
  "name": "view"
},
v27 = {
  "kind": "ScalarField",
  "name": "caption"
},
v28 = {
  "kind": "ScalarField",
  "name": "key"
},
v29 = [
  (v26/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v16/*:: as any*/),
  (v23/*:: as any*/),
  (v25/*:: as any*/)
],
v30 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "TakenView"
},
v33 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v34 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v35 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v36 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
},
v37 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v38 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ImageTiles"
},
v39 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Work"
},
v40 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Creator"
},
v41 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v42 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v43 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "RichText"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "PagedBlocksTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": "draft(id:\"draft\",key:\"secret\")"
      },
      {
        "args": (v0/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "DraftBlocks_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PagedBlocksTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "concreteType": "Exhibition",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "ScalarField",
            "name": "introduction"
          },
          {
            "kind": "ScalarField",
            "name": "credits"
          },
          {
            "args": (v3/*:: as any*/),
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
                        "selections": (v4/*:: as any*/),
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      (v7/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": (v6/*:: as any*/)
                          }
                        ],
                        "type": "ZoomStoryBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v8/*:: as any*/)
                        ],
                        "type": "PictureBlock"
                      },
                      (v7/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "view",
                            "plural": false,
                            "selections": [
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              (v16/*:: as any*/),
                              (v23/*:: as any*/),
                              (v25/*:: as any*/),
                              (v26/*:: as any*/)
                            ]
                          },
                          (v27/*:: as any*/),
                          (v8/*:: as any*/)
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
                              (v28/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v26/*:: as any*/),
                                  {
                                    "concreteType": "ImageCut",
                                    "kind": "LinkedField",
                                    "name": "cuts",
                                    "plural": true,
                                    "selections": [
                                      (v8/*:: as any*/),
                                      (v18/*:: as any*/),
                                      (v24/*:: as any*/)
                                    ]
                                  },
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v16/*:: as any*/),
                                  (v23/*:: as any*/)
                                ]
                              },
                              (v27/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v28/*:: as any*/),
                              (v11/*:: as any*/),
                              (v5/*:: as any*/),
                              {
                                "concreteType": "TakenView",
                                "kind": "LinkedField",
                                "name": "view",
                                "plural": false,
                                "selections": [
                                  (v26/*:: as any*/),
                                  {
                                    "concreteType": "Work",
                                    "kind": "LinkedField",
                                    "name": "work",
                                    "plural": false,
                                    "selections": [
                                      (v11/*:: as any*/),
                                      (v2/*:: as any*/),
                                      (v12/*:: as any*/)
                                    ]
                                  },
                                  {
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "image",
                                    "plural": false,
                                    "selections": [
                                      (v17/*:: as any*/),
                                      (v8/*:: as any*/),
                                      (v18/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v21/*:: as any*/),
                                      (v22/*:: as any*/),
                                      (v2/*:: as any*/),
                                      (v20/*:: as any*/)
                                    ]
                                  },
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v25/*:: as any*/)
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
                            "selections": (v29/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v29/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v27/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v11/*:: as any*/),
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
                                  (v8/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v2/*:: as any*/),
                                  (v17/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/)
                                ]
                              },
                              (v13/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/)
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
                          (v24/*:: as any*/),
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
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              },
                              {
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "image",
                                "plural": false,
                                "selections": [
                                  (v17/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v18/*:: as any*/),
                                  (v19/*:: as any*/),
                                  (v20/*:: as any*/),
                                  (v21/*:: as any*/),
                                  (v2/*:: as any*/)
                                ]
                              },
                              (v25/*:: as any*/)
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
                        "selections": (v4/*:: as any*/),
                        "type": "Node",
                        "abstractKey": "__isNode"
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
                  }
                ]
              }
            ],
            "storageKey": "blocks(first:40)"
          },
          {
            "args": (v3/*:: as any*/),
            "handle": "connection",
            "key": "DraftBlocks_draft_blocks",
            "kind": "LinkedHandle",
            "name": "blocks"
          }
        ],
        "storageKey": "draft(id:\"draft\",key:\"secret\")"
      }
    ]
  },
  "params": {
    "id": "e96b16907c894735b36e1967bfce3b07e3dc496535e62f1f448044a15cf14ff1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "draft": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "draft.blocks": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ExhibitionBlockConnection"
        },
        "draft.blocks.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ExhibitionBlockEdge"
        },
        "draft.blocks.edges.cursor": (v30/*:: as any*/),
        "draft.blocks.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ExhibitionBlock"
        },
        "draft.blocks.edges.node.__isBlock": (v30/*:: as any*/),
        "draft.blocks.edges.node.__isExhibitionBlock": (v30/*:: as any*/),
        "draft.blocks.edges.node.__isNode": (v30/*:: as any*/),
        "draft.blocks.edges.node.__typename": (v30/*:: as any*/),
        "draft.blocks.edges.node.address": (v31/*:: as any*/),
        "draft.blocks.edges.node.arrangement": {
          "enumValues": [
            "CURTAIN",
            "SIDE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ComparisonArrangement"
        },
        "draft.blocks.edges.node.caption": (v31/*:: as any*/),
        "draft.blocks.edges.node.first": (v32/*:: as any*/),
        "draft.blocks.edges.node.first.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.first.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.first.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.first.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.first.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.first.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.first.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.first.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.first.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.image.tiles": (v38/*:: as any*/),
        "draft.blocks.edges.node.first.image.tiles.scaleFactors": (v36/*:: as any*/),
        "draft.blocks.edges.node.first.image.tiles.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.first.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.first.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.first.view": (v31/*:: as any*/),
        "draft.blocks.edges.node.first.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.first.work.creators": (v40/*:: as any*/),
        "draft.blocks.edges.node.first.work.creators.name": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.work.date": (v31/*:: as any*/),
        "draft.blocks.edges.node.first.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.first.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.first.work.slug": (v30/*:: as any*/),
        "draft.blocks.edges.node.first.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.label": (v30/*:: as any*/),
        "draft.blocks.edges.node.look": {
          "enumValues": [
            "LINE",
            "SPACE",
            "STARS"
          ],
          "nullable": false,
          "plural": false,
          "type": "SeparatorLook"
        },
        "draft.blocks.edges.node.poster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "draft.blocks.edges.node.poster.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.poster.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.poster.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.poster.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.poster.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.poster.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.poster.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.poster.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.poster.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.poster.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.poster.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.poster.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.poster.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.poster.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.poster.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.poster.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.poster.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.poster.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.query": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkListQuery"
        },
        "draft.blocks.edges.node.query.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "draft.blocks.edges.node.query.filter.creators": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.hasImage": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "draft.blocks.edges.node.query.filter.places": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.rights": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.subjects": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.techniques": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.types": (v41/*:: as any*/),
        "draft.blocks.edges.node.query.filter.yearFrom": (v42/*:: as any*/),
        "draft.blocks.edges.node.query.filter.yearTo": (v42/*:: as any*/),
        "draft.blocks.edges.node.query.order": {
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
        "draft.blocks.edges.node.query.search": (v31/*:: as any*/),
        "draft.blocks.edges.node.quotedLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.second": (v32/*:: as any*/),
        "draft.blocks.edges.node.second.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.second.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.second.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.second.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.second.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.second.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.second.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.second.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.second.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.image.tiles": (v38/*:: as any*/),
        "draft.blocks.edges.node.second.image.tiles.scaleFactors": (v36/*:: as any*/),
        "draft.blocks.edges.node.second.image.tiles.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.second.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.second.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.second.view": (v31/*:: as any*/),
        "draft.blocks.edges.node.second.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.second.work.creators": (v40/*:: as any*/),
        "draft.blocks.edges.node.second.work.creators.name": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.work.date": (v31/*:: as any*/),
        "draft.blocks.edges.node.second.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.second.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.second.work.slug": (v30/*:: as any*/),
        "draft.blocks.edges.node.second.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CarouselSlide"
        },
        "draft.blocks.edges.node.slides.caption": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.key": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view": (v32/*:: as any*/),
        "draft.blocks.edges.node.slides.view.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.slides.view.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.slides.view.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.slides.view.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.tiles": (v38/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.tiles.scaleFactors": (v36/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.tiles.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.slides.view.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.slides.view.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.view.view": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.creators": (v40/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.creators.name": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.date": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.slug": (v30/*:: as any*/),
        "draft.blocks.edges.node.slides.view.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.source": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ZoomStoryStep"
        },
        "draft.blocks.edges.node.steps.key": (v30/*:: as any*/),
        "draft.blocks.edges.node.steps.text": (v43/*:: as any*/),
        "draft.blocks.edges.node.steps.title": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps.view": (v32/*:: as any*/),
        "draft.blocks.edges.node.steps.view.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.steps.view.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.steps.view.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.steps.view.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.steps.view.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.tiles": (v38/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.tiles.scaleFactors": (v36/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.tiles.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.steps.view.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.steps.view.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps.view.view": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps.view.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.steps.view.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.steps.view.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.steps.view.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.text": (v43/*:: as any*/),
        "draft.blocks.edges.node.title": (v31/*:: as any*/),
        "draft.blocks.edges.node.transcript": (v31/*:: as any*/),
        "draft.blocks.edges.node.videoAddress": (v30/*:: as any*/),
        "draft.blocks.edges.node.videoTitle": (v30/*:: as any*/),
        "draft.blocks.edges.node.view": (v32/*:: as any*/),
        "draft.blocks.edges.node.view.cuts": (v33/*:: as any*/),
        "draft.blocks.edges.node.view.cuts.address": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.cuts.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.view.cuts.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.view.frame": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.image": (v35/*:: as any*/),
        "draft.blocks.edges.node.view.image.alt": (v31/*:: as any*/),
        "draft.blocks.edges.node.view.image.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.view.image.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.view.image.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.view.image.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.image.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.image.tiles": (v38/*:: as any*/),
        "draft.blocks.edges.node.view.image.tiles.scaleFactors": (v36/*:: as any*/),
        "draft.blocks.edges.node.view.image.tiles.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.view.image.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.view.path": (v31/*:: as any*/),
        "draft.blocks.edges.node.view.view": (v31/*:: as any*/),
        "draft.blocks.edges.node.view.work": (v39/*:: as any*/),
        "draft.blocks.edges.node.view.work.creators": (v40/*:: as any*/),
        "draft.blocks.edges.node.view.work.creators.name": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.work.date": (v31/*:: as any*/),
        "draft.blocks.edges.node.view.work.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.view.work.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.view.work.slug": (v30/*:: as any*/),
        "draft.blocks.edges.node.view.work.title": (v30/*:: as any*/),
        "draft.blocks.edges.node.width": {
          "enumValues": [
            "COLUMN",
            "WIDE",
            "FULL"
          ],
          "nullable": false,
          "plural": false,
          "type": "BlockWidth"
        },
        "draft.blocks.edges.node.words": (v30/*:: as any*/),
        "draft.blocks.edges.node.workCount": (v42/*:: as any*/),
        "draft.blocks.edges.node.works": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Work"
        },
        "draft.blocks.edges.node.works.creators": (v40/*:: as any*/),
        "draft.blocks.edges.node.works.creators.name": (v30/*:: as any*/),
        "draft.blocks.edges.node.works.date": (v31/*:: as any*/),
        "draft.blocks.edges.node.works.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage": (v35/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.derivativeWidths": (v36/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.height": (v34/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.id": (v37/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.placeholder": (v30/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.service": (v30/*:: as any*/),
        "draft.blocks.edges.node.works.primaryImage.width": (v34/*:: as any*/),
        "draft.blocks.edges.node.works.recordLanguage": (v31/*:: as any*/),
        "draft.blocks.edges.node.works.slug": (v30/*:: as any*/),
        "draft.blocks.edges.node.works.title": (v30/*:: as any*/),
        "draft.blocks.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "draft.blocks.pageInfo.endCursor": (v31/*:: as any*/),
        "draft.blocks.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "draft.change": (v34/*:: as any*/),
        "draft.credits": (v43/*:: as any*/),
        "draft.id": (v37/*:: as any*/),
        "draft.introduction": (v43/*:: as any*/)
      }
    },
    "name": "PagedBlocksTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "497ed6797be64dd05c8f9ccad48c6b66";

export default node;
