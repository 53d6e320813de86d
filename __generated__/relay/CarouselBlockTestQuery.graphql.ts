/**
 * @generated SignedSource<<0def7192359ee3f1cfc62002317bf688>>
 * @relayHash dbe70f8b46a2e3a9ccaeb19e38a6cb12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fabfd23e3fadb12260cf69f67370cf05fc083cd5e7b13d2a22ddadf43f79a2e9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CarouselBlockTestQuery$variables = Record<PropertyKey, never>;
export type CarouselBlockTestQuery$data = {
  readonly node: {
    readonly block: {
      readonly " $fragmentSpreads": FragmentRefs<"CarouselBlock_block">;
    } | null | undefined;
  } | null | undefined;
};
export type CarouselBlockTestQuery = {
  response: CarouselBlockTestQuery$data;
  variables: CarouselBlockTestQuery$variables;
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
  "name": "width"
},
v2 = {
  "kind": "ScalarField",
  "name": "height"
},
v3 = {
  "kind": "ScalarField",
  "name": "id"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "CarouselBlockTestQuery",
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
                  "name": "CarouselBlock_block"
                }
              ],
              "type": "CarouselBlock"
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
    "name": "CarouselBlockTestQuery",
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
                  {
                    "kind": "ScalarField",
                    "name": "key"
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
                        "concreteType": "ImageCut",
                        "kind": "LinkedField",
                        "name": "cuts",
                        "plural": true,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "address"
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
                        "concreteType": "Work",
                        "kind": "LinkedField",
                        "name": "work",
                        "plural": false,
                        "selections": [
                          {
                            "kind": "ScalarField",
                            "name": "title"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          },
                          (v3/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "slug"
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
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
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
                          },
                          (v3/*:: as any*/),
                          {
                            "concreteType": "ImageTiles",
                            "kind": "LinkedField",
                            "name": "tiles",
                            "plural": false,
                            "selections": [
                              (v1/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "scaleFactors"
                              }
                            ]
                          }
                        ]
                      }
                    ]
                  },
                  {
                    "kind": "ScalarField",
                    "name": "caption"
                  }
                ]
              }
            ],
            "type": "CarouselBlock"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": "node(id:\"block\")"
      }
    ]
  },
  "params": {
    "id": "fabfd23e3fadb12260cf69f67370cf05fc083cd5e7b13d2a22ddadf43f79a2e9",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v4/*:: as any*/),
        "node.id": (v5/*:: as any*/),
        "node.label": (v4/*:: as any*/),
        "node.slides": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CarouselSlide"
        },
        "node.slides.caption": (v6/*:: as any*/),
        "node.slides.key": (v4/*:: as any*/),
        "node.slides.view": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "TakenView"
        },
        "node.slides.view.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "node.slides.view.cuts.address": (v4/*:: as any*/),
        "node.slides.view.cuts.height": (v7/*:: as any*/),
        "node.slides.view.cuts.width": (v7/*:: as any*/),
        "node.slides.view.frame": (v4/*:: as any*/),
        "node.slides.view.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "node.slides.view.image.alt": (v6/*:: as any*/),
        "node.slides.view.image.derivativeWidths": (v8/*:: as any*/),
        "node.slides.view.image.height": (v7/*:: as any*/),
        "node.slides.view.image.id": (v5/*:: as any*/),
        "node.slides.view.image.placeholder": (v4/*:: as any*/),
        "node.slides.view.image.service": (v4/*:: as any*/),
        "node.slides.view.image.tiles": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ImageTiles"
        },
        "node.slides.view.image.tiles.scaleFactors": (v8/*:: as any*/),
        "node.slides.view.image.tiles.width": (v7/*:: as any*/),
        "node.slides.view.image.width": (v7/*:: as any*/),
        "node.slides.view.path": (v6/*:: as any*/),
        "node.slides.view.view": (v6/*:: as any*/),
        "node.slides.view.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "node.slides.view.work.creators": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Creator"
        },
        "node.slides.view.work.creators.name": (v4/*:: as any*/),
        "node.slides.view.work.date": (v6/*:: as any*/),
        "node.slides.view.work.id": (v5/*:: as any*/),
        "node.slides.view.work.recordLanguage": (v6/*:: as any*/),
        "node.slides.view.work.slug": (v4/*:: as any*/),
        "node.slides.view.work.title": (v4/*:: as any*/)
      }
    },
    "name": "CarouselBlockTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b57228f6ce22950ce014a3a4c4c83ef0";

export default node;
