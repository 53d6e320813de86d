/**
 * @generated SignedSource<<3ac41a7de424780ab980db54accef151>>
 * @relayHash 4224d08d39180a6205b69c2529df6054
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc55ac47faf123396b8f7e905b54af5df831ef5ded8091b0143020ed4c0df421

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoryScreenTestQuery$variables = Record<PropertyKey, never>;
export type StoryScreenTestQuery$data = {
  readonly node: {
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"StoryScreen_block">;
    } | null | undefined;
  } | null | undefined;
};
export type StoryScreenTestQuery = {
  response: StoryScreenTestQuery$data;
  variables: StoryScreenTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "block"
  }
],
v1 = {
  "kind": "ScalarField",
  "name": "title"
},
v2 = {
  "kind": "ScalarField",
  "name": "id"
},
v3 = {
  "kind": "ScalarField",
  "name": "width"
},
v4 = {
  "kind": "ScalarField",
  "name": "height"
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
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "StoryScreenTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "FragmentSpread",
                  "name": "StoryScreen_block"
                }
              ],
              "type": "ZoomStoryBlock"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "block"
          }
        ],
        "storageKey": "node(id:\"block\")"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "StoryScreenTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "ScalarField",
            "name": "__typename"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
              {
                "concreteType": "ZoomStoryStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "kind": "ScalarField",
                    "name": "key"
                  },
                  (v1/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "text"
                  },
                  {
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "view",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "view"
                      },
                      {
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          }
                        ]
                      },
                      {
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "image",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "service"
                          },
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "alt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "derivativeWidths"
                          },
                          {
                            "concreteType": "ImageTiles",
                            "kind": "LinkedField",
                            "name": "tiles",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "scaleFactors"
                              }
                            ]
                          },
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "placeholder"
                          }
                        ]
                      },
                      {
                        "kind": "ScalarField",
                        "name": "frame"
                      },
                      {
                        "kind": "ScalarField",
                        "name": "path"
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
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
                        ]
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "ZoomStoryBlock"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "node(id:\"block\")"
      }
    ]
  },
  "params": {
    "id": "cc55ac47faf123396b8f7e905b54af5df831ef5ded8091b0143020ed4c0df421",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v5/*:: as any*/),
        "node.id": (v6/*:: as any*/),
        "node.steps": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ZoomStoryStep"
        },
        "node.steps.key": (v5/*:: as any*/),
        "node.steps.text": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "RichText"
        },
        "node.steps.title": (v7/*:: as any*/),
        "node.steps.view": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TakenView"
        },
        "node.steps.view.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "node.steps.view.cuts.address": (v5/*:: as any*/),
        "node.steps.view.cuts.height": (v8/*:: as any*/),
        "node.steps.view.cuts.width": (v8/*:: as any*/),
        "node.steps.view.frame": (v5/*:: as any*/),
        "node.steps.view.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "node.steps.view.image.alt": (v7/*:: as any*/),
        "node.steps.view.image.derivativeWidths": (v9/*:: as any*/),
        "node.steps.view.image.height": (v8/*:: as any*/),
        "node.steps.view.image.id": (v6/*:: as any*/),
        "node.steps.view.image.placeholder": (v5/*:: as any*/),
        "node.steps.view.image.service": (v5/*:: as any*/),
        "node.steps.view.image.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "node.steps.view.image.tiles.scaleFactors": (v9/*:: as any*/),
        "node.steps.view.image.tiles.width": (v8/*:: as any*/),
        "node.steps.view.image.width": (v8/*:: as any*/),
        "node.steps.view.path": (v7/*:: as any*/),
        "node.steps.view.view": (v7/*:: as any*/),
        "node.steps.view.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "node.steps.view.work.id": (v6/*:: as any*/),
        "node.steps.view.work.recordLanguage": (v7/*:: as any*/),
        "node.steps.view.work.title": (v5/*:: as any*/),
        "node.title": (v7/*:: as any*/)
      }
    },
    "name": "StoryScreenTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2605205fbbb5a65cb487af006623a2f";

export default node;
