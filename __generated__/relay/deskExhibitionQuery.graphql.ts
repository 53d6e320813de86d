/**
 * @generated SignedSource<<b76c9b41e827565caa31dc5aaddc1db3>>
 * @relayHash b9f811b8aefcb39117bc4830c2f5d85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8d3f413a69bfbbab248995acd8b4b20d8fefb8b17678d12a9c8aa1887acc068

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskExhibitionQuery$variables = {
  id: string;
};
export type deskExhibitionQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly title: string;
        readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_exhibition">;
      } | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ExhibitionEditorPage_viewer">;
  } | null | undefined;
};
export type deskExhibitionQuery = {
  response: deskExhibitionQuery$data;
  variables: deskExhibitionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "ScalarField",
  "name": "title"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v5 = {
  "kind": "ScalarField",
  "name": "workId"
},
v6 = {
  "kind": "ScalarField",
  "name": "imageId"
},
v7 = {
  "kind": "ScalarField",
  "name": "place"
},
v8 = {
  "kind": "ScalarField",
  "name": "width"
},
v9 = {
  "kind": "ScalarField",
  "name": "height"
},
v10 = {
  "kind": "ScalarField",
  "name": "frame"
},
v11 = {
  "kind": "ScalarField",
  "name": "isDoubtful"
},
v12 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ]
},
v13 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "kind": "ScalarField",
      "name": "alt"
    },
    (v3/*:: as any*/)
  ]
},
v14 = {
  "kind": "ScalarField",
  "name": "address"
},
v15 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ]
},
v16 = {
  "kind": "ScalarField",
  "name": "language"
},
v17 = {
  "kind": "ScalarField",
  "name": "version"
},
v18 = {
  "kind": "ScalarField",
  "name": "text"
},
v19 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v15/*:: as any*/)
],
v20 = {
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v19/*:: as any*/)
},
v21 = {
  "kind": "ScalarField",
  "name": "caption"
},
v22 = {
  "kind": "ScalarField",
  "name": "key"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "deskExhibitionQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "FragmentSpread",
                    "name": "ExhibitionEditorPage_exhibition"
                  }
                ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deskExhibitionQuery",
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
                  (v3/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "role"
                  }
                ]
              },
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v4/*:: as any*/)
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
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "change"
                  },
                  {
                    "kind": "LinkedField",
                    "name": "allBlocks",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "position"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "isHidden"
                          },
                          (v17/*:: as any*/)
                        ],
                        "type": "Block",
                        "abstractKey": "__isBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v18/*:: as any*/)
                        ],
                        "type": "TextBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
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
                              (v22/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/)
                            ]
                          }
                        ],
                        "type": "CarouselBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v22/*:: as any*/),
                              (v20/*:: as any*/),
                              (v2/*:: as any*/),
                              (v18/*:: as any*/)
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
                            "selections": (v19/*:: as any*/)
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v19/*:: as any*/)
                          },
                          {
                            "kind": "ScalarField",
                            "name": "arrangement"
                          },
                          (v21/*:: as any*/)
                        ],
                        "type": "ComparisonBlock"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/),
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
                          (v14/*:: as any*/),
                          (v16/*:: as any*/)
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
                            "selections": (v19/*:: as any*/)
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
                          (v3/*:: as any*/)
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
                ]
              }
            ]
          },
          (v3/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "d8d3f413a69bfbbab248995acd8b4b20d8fefb8b17678d12a9c8aa1887acc068",
    "metadata": {},
    "name": "deskExhibitionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b90400b6c0a9d7d4bd53b84e86e406ef";

export default node;
