/**
 * @generated SignedSource<<27fda8eba9704742894c6a86aead3fac>>
 * @relayHash cc785651f4ff92684a2e80d6140bd30b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84069137d49a7e35b5f96e3c1d51a931fadd939b17c67e261227b0e3262208d3

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type renderEditorQuery$variables = Record<PropertyKey, never>;
export type renderEditorQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_exhibition">;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_viewer">;
  } | null | undefined;
};
export type renderEditorQuery = {
  response: renderEditorQuery$data;
  variables: renderEditorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "storms"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "id"
},
v2 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v3 = {
  "kind": "ScalarField",
  "name": "title"
},
v4 = {
  "kind": "ScalarField",
  "name": "workId"
},
v5 = {
  "kind": "ScalarField",
  "name": "imageId"
},
v6 = {
  "kind": "ScalarField",
  "name": "place"
},
v7 = {
  "kind": "ScalarField",
  "name": "width"
},
v8 = {
  "kind": "ScalarField",
  "name": "height"
},
v9 = {
  "kind": "ScalarField",
  "name": "frame"
},
v10 = {
  "kind": "ScalarField",
  "name": "isDoubtful"
},
v11 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v1/*:: as any*/)
  ]
},
v12 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "alt"
    },
    (v1/*:: as any*/)
  ]
},
v13 = {
  "kind": "ScalarField",
  "name": "address"
},
v14 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ]
},
v15 = {
  "kind": "ScalarField",
  "name": "language"
},
v16 = {
  "kind": "ScalarField",
  "name": "version"
},
v17 = {
  "kind": "ScalarField",
  "name": "text"
},
v18 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v14/*:: as any*/)
],
v19 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v18/*:: as any*/)
},
v20 = {
  "kind": "ScalarField",
  "name": "caption"
},
v21 = {
  "kind": "ScalarField",
  "name": "key"
},
v22 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v23 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v24 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v25 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "TakenView"
},
v26 = {
  "enumValues": null,
  "nullable": true,
  "plural": true,
  "type": "ImageCut"
},
v27 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v28 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Image"
},
v29 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Boolean"
},
v30 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Work"
},
v31 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "TakenView"
},
v32 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "String"
},
v33 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Int"
},
v34 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "RichText"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "renderEditorQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "ExhibitionEditorPage_viewer"
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "FragmentSpread",
                    "name": "ExhibitionEditorPage_exhibition"
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
              }
            ]
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
    "name": "renderEditorQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "concreteType": "Member",
                "kind": "LinkedField",
                "name": "member",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  }
                ]
              },
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v0/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "introduction"
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v14/*:: as any*/),
                      (v2/*:: as any*/)
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "opensOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "closesOn"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "colours"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "typeface"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "credits"
                  },
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "change"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "allBlocks",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v1/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "position"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isHidden"
                          },
                          (v16/*:: as any*/)
                        ],
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v17/*:: as any*/)
                        ],
                        "type": "TextBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
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
                              (v21/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v21/*:: as any*/),
                              (v19/*:: as any*/),
                              (v3/*:: as any*/),
                              (v17/*:: as any*/)
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
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v18/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v20/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
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
                              },
                              {
                                "kind": "ScalarField",
                                "name": "order"
                              }
                            ]
                          },
                          {
                            "kind": "ScalarField",
                            "name": "chosenIds"
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
                          (v13/*:: as any*/),
                          (v15/*:: as any*/)
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
                            "selections": (v18/*:: as any*/)
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
                        "selections": [
                          (v1/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "state"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "publishAt"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "hasDraftLink"
                  }
                ],
                "storageKey": "exhibition(id:\"storms\")"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "84069137d49a7e35b5f96e3c1d51a931fadd939b17c67e261227b0e3262208d3",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.__typename": (v22/*:: as any*/),
        "viewer.account.id": (v23/*:: as any*/),
        "viewer.account.member": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Member"
        },
        "viewer.account.member.id": (v23/*:: as any*/),
        "viewer.account.member.role": {
          "enumValues": [
            "VISITOR",
            "MEMBER",
            "CURATOR",
            "OWNER"
          ],
          "nullable": false,
          "plural": false,
          "type": "Role"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.exhibition": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Exhibition"
        },
        "viewer.desk.exhibition.allBlocks": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ExhibitionBlock"
        },
        "viewer.desk.exhibition.allBlocks.__isBlock": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.__isExhibitionBlock": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.__isNode": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.__typename": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.address": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.arrangement": {
          "enumValues": [
            "CURTAIN",
            "SIDE"
          ],
          "nullable": false,
          "plural": false,
          "type": "ComparisonArrangement"
        },
        "viewer.desk.exhibition.allBlocks.caption": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.chosenIds": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ID"
        },
        "viewer.desk.exhibition.allBlocks.first": (v25/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.first.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.isHidden": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.exhibition.allBlocks.label": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.language": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.look": {
          "enumValues": [
            "LINE",
            "SPACE",
            "STARS"
          ],
          "nullable": false,
          "plural": false,
          "type": "SeparatorLook"
        },
        "viewer.desk.exhibition.allBlocks.position": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster": (v31/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.poster.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "WorkListQuery"
        },
        "viewer.desk.exhibition.allBlocks.query.filter": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "SavedFilter"
        },
        "viewer.desk.exhibition.allBlocks.query.filter.creators": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.hasImage": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.places": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.rights": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.subjects": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.techniques": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.types": (v32/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.yearFrom": (v33/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.filter.yearTo": (v33/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.query.order": {
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
        "viewer.desk.exhibition.allBlocks.query.search": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second": (v25/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.second.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CarouselSlide"
        },
        "viewer.desk.exhibition.allBlocks.slides.caption": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.key": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view": (v25/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.slides.view.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.source": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ZoomStoryStep"
        },
        "viewer.desk.exhibition.allBlocks.steps.key": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.text": (v34/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.title": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view": (v25/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.steps.view.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.text": (v34/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.title": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.transcript": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.version": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.videoAddress": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.videoTitle": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view": (v25/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.view.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.allBlocks.width": {
          "enumValues": [
            "COLUMN",
            "WIDE",
            "FULL"
          ],
          "nullable": false,
          "plural": false,
          "type": "BlockWidth"
        },
        "viewer.desk.exhibition.allBlocks.words": (v22/*:: as any*/),
        "viewer.desk.exhibition.change": (v27/*:: as any*/),
        "viewer.desk.exhibition.closesOn": (v24/*:: as any*/),
        "viewer.desk.exhibition.colours": {
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
        "viewer.desk.exhibition.cover": (v31/*:: as any*/),
        "viewer.desk.exhibition.cover.__typename": (v22/*:: as any*/),
        "viewer.desk.exhibition.cover.cuts": (v26/*:: as any*/),
        "viewer.desk.exhibition.cover.cuts.address": (v22/*:: as any*/),
        "viewer.desk.exhibition.cover.cuts.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.cover.cuts.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.cover.frame": (v22/*:: as any*/),
        "viewer.desk.exhibition.cover.height": (v27/*:: as any*/),
        "viewer.desk.exhibition.cover.image": (v28/*:: as any*/),
        "viewer.desk.exhibition.cover.image.alt": (v24/*:: as any*/),
        "viewer.desk.exhibition.cover.image.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.cover.imageId": (v23/*:: as any*/),
        "viewer.desk.exhibition.cover.isDoubtful": (v29/*:: as any*/),
        "viewer.desk.exhibition.cover.place": (v27/*:: as any*/),
        "viewer.desk.exhibition.cover.width": (v27/*:: as any*/),
        "viewer.desk.exhibition.cover.work": (v30/*:: as any*/),
        "viewer.desk.exhibition.cover.work.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.cover.work.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.cover.workId": (v23/*:: as any*/),
        "viewer.desk.exhibition.credits": (v34/*:: as any*/),
        "viewer.desk.exhibition.hasDraftLink": (v29/*:: as any*/),
        "viewer.desk.exhibition.id": (v23/*:: as any*/),
        "viewer.desk.exhibition.introduction": (v34/*:: as any*/),
        "viewer.desk.exhibition.language": (v22/*:: as any*/),
        "viewer.desk.exhibition.opensOn": (v24/*:: as any*/),
        "viewer.desk.exhibition.publishAt": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.exhibition.slug": (v22/*:: as any*/),
        "viewer.desk.exhibition.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionState"
        },
        "viewer.desk.exhibition.title": (v22/*:: as any*/),
        "viewer.desk.exhibition.typeface": {
          "enumValues": [
            "SANS",
            "SERIF"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionTypeface"
        },
        "viewer.desk.exhibition.version": (v27/*:: as any*/),
        "viewer.id": (v23/*:: as any*/)
      }
    },
    "name": "renderEditorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e2b2098527e2a40dfba490e998c2cfaf";

export default node;
