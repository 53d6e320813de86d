/**
 * @generated SignedSource<<15f22e6ae990491b2abf9c7a732f7fa3>>
 * @relayHash 36355018b92f4218b418f19508ea4815
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cdfb27959ba88646e4d80f165d4ca7fc809ced2e25d45a8b8daffc535d9c602

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ZoomStoryBlockTestQuery$variables = Record<PropertyKey, never>;
export type ZoomStoryBlockTestQuery$data = {
  readonly node: {
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"ZoomStoryBlock_block">;
    } | null | undefined;
  } | null | undefined;
};
export type ZoomStoryBlockTestQuery = {
  response: ZoomStoryBlockTestQuery$data;
  variables: ZoomStoryBlockTestQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
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
    "metadata": null,
    "name": "ZoomStoryBlockTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ZoomStoryBlock_block"
                }
              ],
              "type": "ZoomStoryBlock",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "block"
          }
        ],
        "storageKey": "node(id:\"block\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ZoomStoryBlockTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ZoomStoryStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "view",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "view",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "recordLanguage",
                            "storageKey": null
                          }
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "service",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
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
                            "name": "derivativeWidths",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ImageTiles",
                            "kind": "LinkedField",
                            "name": "tiles",
                            "plural": false,
                            "selections": [
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "scaleFactors",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "placeholder",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "frame",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ImageCut",
                        "kind": "LinkedField",
                        "name": "cuts",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "address",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
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
            "type": "ZoomStoryBlock",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "node(id:\"block\")"
      }
    ]
  },
  "params": {
    "id": "8cdfb27959ba88646e4d80f165d4ca7fc809ced2e25d45a8b8daffc535d9c602",
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
    "name": "ZoomStoryBlockTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bba442bffbe69c5ffc1bd505a6af7713";

export default node;
