/**
 * @generated SignedSource<<db002feec97334d8876171681b19b1f0>>
 * @relayHash 24cc11c1883099b8dc1e15b0ad52e97d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70938eceda4750a4419c3cb0c7f2326c508424062f3b3cf7ea8aea0b8c842c2b

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type readExhibitionQuery$variables = {
  id: string;
};
export type readExhibitionQuery$data = {
  readonly viewer: {
    readonly desk: {
      readonly exhibition: {
        readonly " $fragmentSpreads": FragmentRefs<"exhibitionInHand_exhibition">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type readExhibitionQuery = {
  response: readExhibitionQuery$data;
  variables: readExhibitionQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "introduction",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frame",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDoubtful",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageCut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "storageKey": null
},
v14 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "takenViewInHand_view",
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Work",
        "kind": "LinkedField",
        "name": "work",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Image",
        "kind": "LinkedField",
        "name": "image",
        "plural": false,
        "selections": [
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      (v13/*:: as any*/)
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "opensOn",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closesOn",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colours",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "typeface",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "credits",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "kind": "InlineFragment",
  "selections": [
    (v23/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    (v21/*:: as any*/)
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v26 = [
  (v25/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "arrangement",
  "storageKey": null
},
v32 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "WorkListQuery",
    "kind": "LinkedField",
    "name": "query",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "search",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "filter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "types",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creators",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subjects",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "places",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "techniques",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rights",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasImage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearFrom",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearTo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "order",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "chosenIds",
    "storageKey": null
  }
],
v33 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "words",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "source",
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v20/*:: as any*/)
],
v34 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "look",
    "storageKey": null
  }
],
v35 = {
  "alias": "videoAddress",
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v36 = {
  "alias": "videoTitle",
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "transcript",
  "storageKey": null
},
v38 = [
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Work",
    "kind": "LinkedField",
    "name": "work",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Image",
    "kind": "LinkedField",
    "name": "image",
    "plural": false,
    "selections": [
      (v11/*:: as any*/),
      (v23/*:: as any*/)
    ],
    "storageKey": null
  },
  (v13/*:: as any*/)
],
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "TakenView",
  "kind": "LinkedField",
  "name": "view",
  "plural": false,
  "selections": (v38/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readExhibitionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "exhibitionInHand_exhibition",
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "deskHead_exhibition",
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "cover",
                            "plural": false,
                            "selections": (v14/*:: as any*/),
                            "storageKey": null
                          },
                          (v15/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/),
                          (v21/*:: as any*/),
                          (v22/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "allBlocks",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "deskBlock_block",
                            "selections": [
                              (v24/*:: as any*/),
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "textInHand_block",
                                      "selections": (v26/*:: as any*/),
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "TextBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "text"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "pictureInHand_block",
                                      "selections": [
                                        (v27/*:: as any*/),
                                        (v28/*:: as any*/),
                                        (v7/*:: as any*/)
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "PictureBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "picture"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "carouselInHand_block",
                                      "selections": [
                                        (v29/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "CarouselSlide",
                                          "kind": "LinkedField",
                                          "name": "slides",
                                          "plural": true,
                                          "selections": [
                                            (v30/*:: as any*/),
                                            (v27/*:: as any*/),
                                            (v28/*:: as any*/)
                                          ],
                                          "storageKey": null
                                        }
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "CarouselBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "carousel"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "zoomStoryInHand_block",
                                      "selections": [
                                        (v2/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "ZoomStoryStep",
                                          "kind": "LinkedField",
                                          "name": "steps",
                                          "plural": true,
                                          "selections": [
                                            (v30/*:: as any*/),
                                            (v27/*:: as any*/),
                                            (v2/*:: as any*/),
                                            (v25/*:: as any*/)
                                          ],
                                          "storageKey": null
                                        }
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "ZoomStoryBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "zoomStory"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "comparisonInHand_block",
                                      "selections": [
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "first",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/),
                                          "storageKey": null
                                        },
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "second",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/),
                                          "storageKey": null
                                        },
                                        (v31/*:: as any*/),
                                        (v28/*:: as any*/)
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "ComparisonBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "comparison"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "workListInHand_block",
                                      "selections": (v32/*:: as any*/),
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "WorkListBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "workList"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "quotationInHand_block",
                                      "selections": (v33/*:: as any*/),
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "QuotationBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "quotation"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "separatorInHand_block",
                                      "selections": (v34/*:: as any*/),
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "SeparatorBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "separator"
                              },
                              {
                                "fragment": {
                                  "kind": "InlineFragment",
                                  "selections": [
                                    {
                                      "kind": "InlineDataFragmentSpread",
                                      "name": "videoInHand_block",
                                      "selections": [
                                        (v35/*:: as any*/),
                                        (v36/*:: as any*/),
                                        {
                                          "alias": null,
                                          "args": null,
                                          "concreteType": "TakenView",
                                          "kind": "LinkedField",
                                          "name": "poster",
                                          "plural": false,
                                          "selections": (v14/*:: as any*/),
                                          "storageKey": null
                                        },
                                        (v37/*:: as any*/)
                                      ],
                                      "args": null,
                                      "argumentDefinitions": []
                                    }
                                  ],
                                  "type": "VideoBlock",
                                  "abstractKey": null
                                },
                                "kind": "AliasedInlineFragmentSpread",
                                "name": "video"
                              }
                            ],
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "readExhibitionQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Exhibition",
                "kind": "LinkedField",
                "name": "exhibition",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "cover",
                    "plural": false,
                    "selections": (v38/*:: as any*/),
                    "storageKey": null
                  },
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "allBlocks",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      },
                      {
                        "kind": "TypeDiscriminator",
                        "abstractKey": "__isExhibitionBlock"
                      },
                      (v24/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": (v26/*:: as any*/),
                        "type": "TextBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v39/*:: as any*/),
                          (v28/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "type": "PictureBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v29/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CarouselSlide",
                            "kind": "LinkedField",
                            "name": "slides",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v39/*:: as any*/),
                              (v28/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "CarouselBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ZoomStoryStep",
                            "kind": "LinkedField",
                            "name": "steps",
                            "plural": true,
                            "selections": [
                              (v30/*:: as any*/),
                              (v39/*:: as any*/),
                              (v2/*:: as any*/),
                              (v25/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "type": "ZoomStoryBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "first",
                            "plural": false,
                            "selections": (v38/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "second",
                            "plural": false,
                            "selections": (v38/*:: as any*/),
                            "storageKey": null
                          },
                          (v31/*:: as any*/),
                          (v28/*:: as any*/)
                        ],
                        "type": "ComparisonBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v32/*:: as any*/),
                        "type": "WorkListBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v33/*:: as any*/),
                        "type": "QuotationBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v34/*:: as any*/),
                        "type": "SeparatorBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "poster",
                            "plural": false,
                            "selections": (v38/*:: as any*/),
                            "storageKey": null
                          },
                          (v37/*:: as any*/)
                        ],
                        "type": "VideoBlock",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v23/*:: as any*/)
                        ],
                        "type": "Node",
                        "abstractKey": "__isNode"
                      }
                    ],
                    "storageKey": null
                  },
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v23/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70938eceda4750a4419c3cb0c7f2326c508424062f3b3cf7ea8aea0b8c842c2b",
    "metadata": {},
    "name": "readExhibitionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "571fa5702d92acd7df164669dfcf11a9";

export default node;
