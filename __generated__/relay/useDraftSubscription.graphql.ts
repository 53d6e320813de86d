/**
 * @generated SignedSource<<7d106719b6241c37b55819ff83afafcd>>
 * @relayHash 53cda67087d48c9e5f0ef22be415094d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdca0250716eada081139e5d1e35bf6121804a6c2bfc84d758835f26c81b1155

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useDraftSubscription$variables = {
  id: string;
};
export type useDraftSubscription$data = {
  readonly exhibitionChanged: {
    readonly blocks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ExhibitionBlocks_blocks">;
    }>;
    readonly change: number;
    readonly exhibition: {
      readonly __typename: "Exhibition";
    } | null | undefined;
  };
};
export type useDraftSubscription = {
  response: useDraftSubscription$data;
  variables: useDraftSubscription$variables;
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
  "name": "change"
},
v3 = {
  "kind": "ScalarField",
  "name": "__typename"
},
v4 = {
  "kind": "ScalarField",
  "name": "id"
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "ScalarField",
  "name": "text"
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "TextBlock"
},
v9 = {
  "kind": "ScalarField",
  "name": "width"
},
v10 = {
  "kind": "ScalarField",
  "name": "frame"
},
v11 = {
  "kind": "ScalarField",
  "name": "path"
},
v12 = {
  "kind": "ScalarField",
  "name": "title"
},
v13 = {
  "kind": "ScalarField",
  "name": "recordLanguage"
},
v14 = {
  "kind": "ScalarField",
  "name": "slug"
},
v15 = {
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
v16 = {
  "kind": "ScalarField",
  "name": "date"
},
v17 = {
  "concreteType": "Work",
  "kind": "LinkedField",
  "name": "work",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v4/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ]
},
v18 = {
  "kind": "ScalarField",
  "name": "service"
},
v19 = {
  "kind": "ScalarField",
  "name": "height"
},
v20 = {
  "kind": "ScalarField",
  "name": "alt"
},
v21 = {
  "kind": "ScalarField",
  "name": "placeholder"
},
v22 = {
  "kind": "ScalarField",
  "name": "derivativeWidths"
},
v23 = {
  "concreteType": "ImageTiles",
  "kind": "LinkedField",
  "name": "tiles",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    {
      "kind": "ScalarField",
      "name": "scaleFactors"
    }
  ]
},
v24 = {
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v18/*:: as any*/),
    (v9/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/),
    (v21/*:: as any*/),
    (v22/*:: as any*/),
    (v4/*:: as any*/),
    (v23/*:: as any*/)
  ]
},
v25 = {
  "kind": "ScalarField",
  "name": "address"
},
v26 = {
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v25/*:: as any*/),
    (v9/*:: as any*/),
    (v19/*:: as any*/)
  ]
},
v27 = {
  "kind": "ScalarField",
  "name": "view"
},
v28 = {
  "kind": "ScalarField",
  "name": "caption"
},
v29 = {
  "kind": "ScalarField",
  "name": "key"
},
v30 = [
  (v27/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v17/*:: as any*/),
  (v24/*:: as any*/),
  (v26/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "name": "useDraftSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "exhibition",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ]
          },
          {
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
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
    "type": "Subscription"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDraftSubscription",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "concreteType": "ExhibitionChange",
        "kind": "LinkedField",
        "name": "exhibitionChanged",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "concreteType": "Exhibition",
            "kind": "LinkedField",
            "name": "exhibition",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ]
          },
          {
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isExhibitionBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": (v5/*:: as any*/),
                "type": "Block",
                "abstractKey": "__isBlock"
              },
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "concreteType": "ZoomStoryStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": (v7/*:: as any*/)
                  }
                ],
                "type": "ZoomStoryBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v9/*:: as any*/)
                ],
                "type": "PictureBlock"
              },
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "view",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v17/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/)
                    ]
                  },
                  (v28/*:: as any*/),
                  (v9/*:: as any*/)
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
                      (v29/*:: as any*/),
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "view",
                        "plural": false,
                        "selections": [
                          (v27/*:: as any*/),
                          {
                            "concreteType": "ImageCut",
                            "kind": "LinkedField",
                            "name": "cuts",
                            "plural": true,
                            "selections": [
                              (v9/*:: as any*/),
                              (v19/*:: as any*/),
                              (v25/*:: as any*/)
                            ]
                          },
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v17/*:: as any*/),
                          (v24/*:: as any*/)
                        ]
                      },
                      (v28/*:: as any*/)
                    ]
                  }
                ],
                "type": "CarouselBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  {
                    "concreteType": "ZoomStoryStep",
                    "kind": "LinkedField",
                    "name": "steps",
                    "plural": true,
                    "selections": [
                      (v29/*:: as any*/),
                      (v12/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "concreteType": "TakenView",
                        "kind": "LinkedField",
                        "name": "view",
                        "plural": false,
                        "selections": [
                          (v27/*:: as any*/),
                          {
                            "concreteType": "Work",
                            "kind": "LinkedField",
                            "name": "work",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              (v4/*:: as any*/),
                              (v13/*:: as any*/)
                            ]
                          },
                          {
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "image",
                            "plural": false,
                            "selections": [
                              (v18/*:: as any*/),
                              (v9/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v22/*:: as any*/),
                              (v23/*:: as any*/),
                              (v4/*:: as any*/),
                              (v21/*:: as any*/)
                            ]
                          },
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          (v26/*:: as any*/)
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
                    "selections": (v30/*:: as any*/)
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "second",
                    "plural": false,
                    "selections": (v30/*:: as any*/)
                  },
                  {
                    "kind": "ScalarField",
                    "name": "arrangement"
                  },
                  (v28/*:: as any*/)
                ],
                "type": "ComparisonBlock"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
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
                      (v4/*:: as any*/),
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "primaryImage",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v19/*:: as any*/),
                          (v4/*:: as any*/),
                          (v18/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/)
                        ]
                      },
                      (v14/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
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
                  (v25/*:: as any*/),
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
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v4/*:: as any*/)
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v9/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/),
                          (v4/*:: as any*/)
                        ]
                      },
                      (v26/*:: as any*/)
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
                "selections": (v5/*:: as any*/),
                "type": "Node",
                "abstractKey": "__isNode"
              }
            ]
          }
        ]
      }
    ]
  },
  "params": {
    "id": "bdca0250716eada081139e5d1e35bf6121804a6c2bfc84d758835f26c81b1155",
    "metadata": {},
    "name": "useDraftSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d519f2ef048cf3f40bdce79d5d77445c";

export default node;
