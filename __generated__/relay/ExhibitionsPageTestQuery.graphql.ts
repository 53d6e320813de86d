/**
 * @generated SignedSource<<ddd079c9500022bab3b186ec7c32b2d5>>
 * @relayHash 0b29140fc8a9e9aa0e030b433ccd7d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef9598581c758115be76e649a4723bf696539347c2beafd4cdf1f91dfbaa66c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ExhibitionsPageTestQuery$variables = Record<PropertyKey, never>;
export type ExhibitionsPageTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExhibitionsPage_query">;
};
export type ExhibitionsPageTestQuery = {
  response: ExhibitionsPageTestQuery$data;
  variables: ExhibitionsPageTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 24
  }
],
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
  "nullable": true,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "ExhibitionsPageTestQuery",
    "selections": [
      {
        "kind": "FragmentSpread",
        "name": "ExhibitionsPage_query"
      }
    ],
    "type": "Query"
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ExhibitionsPageTestQuery",
    "selections": [
      {
        "args": (v0/*:: as any*/),
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
                    "kind": "ScalarField",
                    "name": "slug"
                  },
                  (v2/*:: as any*/),
                  {
                    "kind": "ScalarField",
                    "name": "introduction"
                  },
                  {
                    "kind": "ScalarField",
                    "name": "language"
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
                    "concreteType": "TakenView",
                    "kind": "LinkedField",
                    "name": "picture",
                    "plural": false,
                    "selections": [
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
                          {
                            "kind": "ScalarField",
                            "name": "recordLanguage"
                          },
                          (v1/*:: as any*/)
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
                            "name": "placeholder"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "derivativeWidths"
                          },
                          (v1/*:: as any*/)
                        ]
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
                  },
                  {
                    "kind": "ScalarField",
                    "name": "__typename"
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
        "storageKey": "exhibitions(first:24)"
      },
      {
        "args": (v0/*:: as any*/),
        "filters": [],
        "handle": "connection",
        "key": "ExhibitionsPage_query_exhibitions",
        "kind": "LinkedHandle",
        "name": "exhibitions"
      }
    ]
  },
  "params": {
    "id": "1ef9598581c758115be76e649a4723bf696539347c2beafd4cdf1f91dfbaa66c",
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
        "exhibitions.edges.cursor": (v5/*:: as any*/),
        "exhibitions.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Exhibition"
        },
        "exhibitions.edges.node.__typename": (v5/*:: as any*/),
        "exhibitions.edges.node.closesOn": (v6/*:: as any*/),
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
        "exhibitions.edges.node.id": (v7/*:: as any*/),
        "exhibitions.edges.node.introduction": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "RichText"
        },
        "exhibitions.edges.node.language": (v5/*:: as any*/),
        "exhibitions.edges.node.opensOn": (v6/*:: as any*/),
        "exhibitions.edges.node.picture": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "exhibitions.edges.node.picture.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "exhibitions.edges.node.picture.cuts.address": (v5/*:: as any*/),
        "exhibitions.edges.node.picture.cuts.height": (v8/*:: as any*/),
        "exhibitions.edges.node.picture.cuts.width": (v8/*:: as any*/),
        "exhibitions.edges.node.picture.frame": (v5/*:: as any*/),
        "exhibitions.edges.node.picture.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "exhibitions.edges.node.picture.image.alt": (v6/*:: as any*/),
        "exhibitions.edges.node.picture.image.derivativeWidths": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Int"
        },
        "exhibitions.edges.node.picture.image.height": (v8/*:: as any*/),
        "exhibitions.edges.node.picture.image.id": (v7/*:: as any*/),
        "exhibitions.edges.node.picture.image.placeholder": (v5/*:: as any*/),
        "exhibitions.edges.node.picture.image.service": (v5/*:: as any*/),
        "exhibitions.edges.node.picture.image.width": (v8/*:: as any*/),
        "exhibitions.edges.node.picture.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "exhibitions.edges.node.picture.work.id": (v7/*:: as any*/),
        "exhibitions.edges.node.picture.work.recordLanguage": (v6/*:: as any*/),
        "exhibitions.edges.node.picture.work.title": (v5/*:: as any*/),
        "exhibitions.edges.node.slug": (v5/*:: as any*/),
        "exhibitions.edges.node.title": (v5/*:: as any*/),
        "exhibitions.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "exhibitions.pageInfo.endCursor": (v6/*:: as any*/),
        "exhibitions.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ExhibitionsPageTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab17d6734ed8c511ec22b238af3e1a2d";

export default node;
