/**
 * @generated SignedSource<<9dc78e7c9ef7a8af72fe50f22e0cb0e1>>
 * @relayHash ad8c749f50a598d8ae27e3411f154d0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6fbfde54f1dfbef818201d1424e2a4d11a89f04de95d8033fd05c6687d39c21

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteQueueTestQuery$variables = Record<PropertyKey, never>;
export type NoteQueueTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NoteQueue_viewer">;
  } | null | undefined;
};
export type NoteQueueTestQuery = {
  response: NoteQueueTestQuery$data;
  variables: NoteQueueTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "NoteAuthor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "NoteRegion",
  "kind": "LinkedField",
  "name": "region",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shape",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Region",
      "kind": "LinkedField",
      "name": "box",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImagePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v12 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "NoteAuthor"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "DateTime"
},
v15 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v16 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v17 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "NoteRegion"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Region"
},
v19 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "ImagePoint"
},
v20 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Float"
},
v21 = {
  "enumValues": [
    "WHOLE",
    "RECTANGLE",
    "POLYGON",
    "POINT"
  ],
  "nullable": false,
  "plural": false,
  "type": "NoteShape"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoteQueueTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoteQueue_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NoteQueueTestQuery",
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
                "args": null,
                "kind": "ScalarField",
                "name": "noteQueueLength",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "concreteType": "NoteConnection",
                "kind": "LinkedField",
                "name": "noteQueue",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "NoteEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Note",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v1/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "tags",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Note",
                            "kind": "LinkedField",
                            "name": "parent",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v5/*:: as any*/),
                              (v10/*:: as any*/),
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v10/*:: as any*/),
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
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
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
                                "concreteType": "Work",
                                "kind": "LinkedField",
                                "name": "work",
                                "plural": false,
                                "selections": [
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "slug",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "title",
                                    "storageKey": null
                                  },
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "recordLanguage",
                                    "storageKey": null
                                  },
                                  (v1/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v1/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "NoteReport",
                            "kind": "LinkedField",
                            "name": "reports",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "reason",
                                "storageKey": null
                              },
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "NoteAuthor",
                                "kind": "LinkedField",
                                "name": "reporter",
                                "plural": false,
                                "selections": (v4/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "cursor",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PageInfo",
                    "kind": "LinkedField",
                    "name": "pageInfo",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "endCursor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasNextPage",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "ClientExtension",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__id",
                        "storageKey": null
                      }
                    ]
                  }
                ],
                "storageKey": "noteQueue(first:20)"
              },
              {
                "alias": null,
                "args": (v0/*:: as any*/),
                "filters": [],
                "handle": "connection",
                "key": "NoteQueue_desk_noteQueue",
                "kind": "LinkedHandle",
                "name": "noteQueue"
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c6fbfde54f1dfbef818201d1424e2a4d11a89f04de95d8033fd05c6687d39c21",
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
        "viewer.desk.noteQueue": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "NoteConnection"
        },
        "viewer.desk.noteQueue.__id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteEdge"
        },
        "viewer.desk.noteQueue.edges.cursor": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.__typename": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.author.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.createdAt": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Image"
        },
        "viewer.desk.noteQueue.edges.node.image.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.position": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.service": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Work"
        },
        "viewer.desk.noteQueue.edges.node.image.work.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.recordLanguage": (v16/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.slug": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.image.work.title": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Note"
        },
        "viewer.desk.noteQueue.edges.node.parent.author": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.author.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.id": (v11/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region": (v17/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.x": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.box.y": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.x": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.points.y": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.region.shape": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.parent.text": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region": (v17/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box": (v18/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.height": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.width": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.x": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.box.y": (v15/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points": (v19/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.x": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.points.y": (v20/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.region.shape": (v21/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "NoteReport"
        },
        "viewer.desk.noteQueue.edges.node.reports.createdAt": (v14/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reason": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter": (v13/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.reports.reporter.name": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.state": {
          "enumValues": [
            "PENDING",
            "VISIBLE",
            "HIDDEN"
          ],
          "nullable": false,
          "plural": false,
          "type": "NoteState"
        },
        "viewer.desk.noteQueue.edges.node.tags": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "String"
        },
        "viewer.desk.noteQueue.edges.node.text": (v12/*:: as any*/),
        "viewer.desk.noteQueue.edges.node.version": (v15/*:: as any*/),
        "viewer.desk.noteQueue.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.desk.noteQueue.pageInfo.endCursor": (v16/*:: as any*/),
        "viewer.desk.noteQueue.pageInfo.hasNextPage": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.desk.noteQueueLength": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "viewer.id": (v11/*:: as any*/)
      }
    },
    "name": "NoteQueueTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70966d427011db3d46dcd19db30693cd";

export default node;
