/**
 * @generated SignedSource<<d2fc8fb7db5e06fecbabcfd9206a6723>>
 * @relayHash a9ab5ef9729ab0ba968b2bc34965ee1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 146ee0aa13a66c165f7ab48a40fe7ddadb0645fb41da6c8bb448083d10c24f35

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskExhibitionsTestQuery$variables = Record<PropertyKey, never>;
export type DeskExhibitionsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"DeskExhibitions_viewer">;
  } | null | undefined;
};
export type DeskExhibitionsTestQuery = {
  response: DeskExhibitionsTestQuery$data;
  variables: DeskExhibitionsTestQuery$variables;
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
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
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
  "nullable": true,
  "plural": false,
  "type": "String"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "name": "DeskExhibitionsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "FragmentSpread",
            "name": "DeskExhibitions_viewer"
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
    "name": "DeskExhibitionsTestQuery",
    "selections": [
      {
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "concreteType": "Desk",
            "kind": "LinkedField",
            "name": "desk",
            "plural": false,
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
                          (v2/*:: as any*/),
                          {
                            "kind": "ScalarField",
                            "name": "language"
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
                            "name": "publishedAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "updatedAt"
                          },
                          {
                            "kind": "ScalarField",
                            "name": "blockCount"
                          },
                          {
                            "concreteType": "TakenView",
                            "kind": "LinkedField",
                            "name": "picture",
                            "plural": false,
                            "selections": [
                              {
                                "kind": "ScalarField",
                                "name": "workId"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "imageId"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "place"
                              },
                              (v3/*:: as any*/),
                              (v4/*:: as any*/),
                              {
                                "kind": "ScalarField",
                                "name": "frame"
                              },
                              {
                                "kind": "ScalarField",
                                "name": "isDoubtful"
                              },
                              {
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
                                  (v2/*:: as any*/),
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
                                    "name": "alt"
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
                  },
                  {
                    "kind": "ClientExtension",
                    "selections": [
                      {
                        "kind": "ScalarField",
                        "name": "__id"
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
                "key": "DeskExhibitions_desk_exhibitions",
                "kind": "LinkedHandle",
                "name": "exhibitions"
              }
            ]
          },
          (v1/*:: as any*/)
        ]
      }
    ]
  },
  "params": {
    "id": "146ee0aa13a66c165f7ab48a40fe7ddadb0645fb41da6c8bb448083d10c24f35",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.desk": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Desk"
        },
        "viewer.desk.exhibitions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ExhibitionConnection"
        },
        "viewer.desk.exhibitions.__id": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ExhibitionEdge"
        },
        "viewer.desk.exhibitions.edges.cursor": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Exhibition"
        },
        "viewer.desk.exhibitions.edges.node.__typename": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.blockCount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.desk.exhibitions.edges.node.id": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.language": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "TakenView"
        },
        "viewer.desk.exhibitions.edges.node.picture.cuts": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "ImageCut"
        },
        "viewer.desk.exhibitions.edges.node.picture.cuts.address": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.cuts.height": (v7/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.cuts.width": (v7/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.frame": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.height": (v7/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.desk.exhibitions.edges.node.picture.image.alt": (v8/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.image.id": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.imageId": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.isDoubtful": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.exhibitions.edges.node.picture.place": (v7/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.width": (v7/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.exhibitions.edges.node.picture.work.id": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.work.title": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.picture.workId": (v5/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.publishAt": (v9/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.publishedAt": (v9/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.state": {
          "enumValues": [
            "DRAFT",
            "PUBLISHED"
          ],
          "nullable": false,
          "plural": false,
          "type": "ExhibitionState"
        },
        "viewer.desk.exhibitions.edges.node.title": (v6/*:: as any*/),
        "viewer.desk.exhibitions.edges.node.updatedAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "viewer.desk.exhibitions.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.exhibitions.pageInfo.endCursor": (v8/*:: as any*/),
        "viewer.desk.exhibitions.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.id": (v5/*:: as any*/)
      }
    },
    "name": "DeskExhibitionsTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "711fb9869feaa5bb06638c05074410b6";

export default node;
